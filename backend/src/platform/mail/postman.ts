import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Config } from '../config/config';
import { makeFolder } from '../start-error';
import type { Letter } from './mails.service';

/** Milliseconds. All of a try must end before the next one is due. */
const timeouts = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };

/** Brings a mail to the server of `SMTP_URL`; without one, into a file of the data folder, and says where it lies. */
@Injectable()
export class Postman implements OnApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly smtp;

  constructor(private readonly config: Config) {
    this.smtp = config.smtpUrl && createTransport(withTimeouts(config.smtpUrl));
  }

  /** The server has taken it when this is done. Throws what the server or the network objects to. */
  async deliver(id: string, { to, subject, text, html, replyTo, unsubscribe }: Letter): Promise<void> {
    const message = {
      from: { name: 'Shortlist', address: this.config.supportEmail },
      // As an object, so that no text in it is read as a second address.
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      messageId: `<${id}@${new URL(this.config.publicUrl).hostname}>`,
      subject,
      text,
      html,
      ...(unsubscribe && { list: { unsubscribe } }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058
        ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
    if (this.smtp) {
      await this.smtp.sendMail(message);
      return;
    }
    const folder = join(this.config.dataDir, 'mail');
    makeFolder(folder);
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
    const { message: written } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await writeFile(file, written as Buffer, { mode: 0o600 });
    this.logger.warn(`no SMTP_URL: a mail lies in ${file}`);
  }

  onApplicationShutdown(): void {
    if (this.smtp) this.smtp.close();
  }
}

function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
