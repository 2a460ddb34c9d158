import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import { Config } from '../config/config';
import { ensureDir } from '../operator-error';
import type { EmailMessage } from './mail.service';

/**
 * Sends emails through the server of `SMTP_URL`. Without that setting, writes each email to a file in the data folder
 * and logs the path.
 */
@Injectable()
export class MailTransport {
  private readonly logger = new Logger('mail');

  constructor(private readonly config: Config) {}

  /** Gives up after `SMTP_TIMEOUT_SECONDS`, and when the signal aborts. */
  async send(
    id: string,
    { to, subject, text, html, replyTo, unsubscribe }: EmailMessage,
    signal?: AbortSignal,
  ): Promise<void> {
    const message = {
      from: { name: 'Shortlist', address: this.config.supportEmail },
      // Passed as an object, so that no part of the address is parsed as a second address.
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
    const { smtpUrl } = this.config;
    if (smtpUrl) {
      await this.sendOverSmtp(smtpUrl, message, signal);
      return;
    }
    const folder = join(this.config.dataDir, 'mail');
    ensureDir(folder);
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
    const { message: mimeMessage } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await writeFile(file, mimeMessage as Buffer, { mode: 0o600 });
    this.logger.warn(`SMTP_URL is not set: email ${id} was written to ${file}`);
  }

  /**
   * Opens and destroys the connection itself, because nodemailer only limits how long a server is silent. A server that
   * sends its replies byte by byte would never exceed that limit.
   */
  private async sendOverSmtp(smtpUrl: string, message: SendMailOptions, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { protocol, hostname, port } = new URL(smtpUrl);
    const socket = connect(Number(port) || (protocol === 'smtps:' ? 465 : 587), hostname.replace(/^\[|\]$/g, ''));
    // Nodemailer stops listening for errors before the socket is destroyed.
    socket.on('error', () => undefined);
    const disconnect = () =>
      socket.destroy(Object.assign(new Error('The attempt to send the email timed out'), { code: 'ETIMEDOUT' }));
    const timer = setTimeout(disconnect, this.config.smtpTimeoutMs);
    signal?.addEventListener('abort', disconnect);
    try {
      await once(socket, 'connect');
      await createTransport(new SMTPTransport({ url: smtpUrl, connection: socket })).sendMail(message);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', disconnect);
      socket.destroy();
    }
  }
}
