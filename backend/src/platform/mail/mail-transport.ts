import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Config } from '../config/config';
import { ensureDir } from '../operator-error';
import type { EmailMessage } from './mail.service';

/** In milliseconds. An attempt must end before the next one is due. */
const smtpTimeouts = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };

/**
 * Sends an email through the server of `SMTP_URL`; without one, writes it to a file in the data folder and logs the
 * path.
 */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly smtp;

  constructor(private readonly config: Config) {
    this.smtp = config.smtpUrl && createTransport(withTimeouts(config.smtpUrl));
  }

  async send(id: string, { to, subject, text, html, replyTo, unsubscribe }: EmailMessage): Promise<void> {
    const message = {
      from: { name: 'Shortlist', address: this.config.supportEmail },
      // Passed as an object, so that no part of the address is parsed as a second one.
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
    ensureDir(folder);
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
    const { message: mimeMessage } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await writeFile(file, mimeMessage as Buffer, { mode: 0o600 });
    this.logger.warn(`SMTP_URL is not set: the email was written to ${file}`);
  }

  onApplicationShutdown(): void {
    if (this.smtp) this.smtp.close();
  }
}

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(smtpTimeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
