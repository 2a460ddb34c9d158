import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OutboxService } from '../../src/platform/mail/outbox.service';
import type { TestApp } from './test-app';

export interface ReceivedEmail {
  to: string;
  /** Raw source, including headers. */
  source: string;
  text: string;
  html: string;
}

export async function readEmails(app: TestApp): Promise<ReceivedEmail[]> {
  await app.nest.get(OutboxService).sendDue();
  const folder = join(app.config.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => parseEmail(readFileSync(join(folder, file), 'utf8')));
}

export async function readEmailsTo(app: TestApp, address: string): Promise<ReceivedEmail[]> {
  return (await readEmails(app)).filter(({ to }) => to === address);
}

export async function findLastEmailTo(app: TestApp, address: string): Promise<ReceivedEmail | undefined> {
  return (await readEmailsTo(app, address)).at(-1);
}

export const extractResetToken = ({ text }: ReceivedEmail) =>
  /\/(?:reset-password|verify-address)\?token=([\w.-]+)/.exec(text)![1]!;

function parseEmail(source: string): ReceivedEmail {
  const readPart = (type: string) => {
    const [, encoding, body] = new RegExp(
      `Content-Type: ${type}[^]*?Content-Transfer-Encoding: (\\S+)\\r?\\n\\r?\\n([^]*?)\\r?\\n--`,
    ).exec(source)!;
    return (encoding === 'base64' ? Buffer.from(body!, 'base64').toString() : decodeQuotedPrintable(body!)).trim();
  };
  return { to: /^To: (.*?)\r?$/m.exec(source)![1]!, source, text: readPart('text/plain'), html: readPart('text/html') };
}

function decodeQuotedPrintable(text: string): string {
  const unwrappedText = text.replace(/=\r?\n/g, '');
  return Buffer.from(
    unwrappedText.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
}
