import { type AddressInfo, createServer, type Socket } from 'node:net';

/** SMTP server for tests. It accepts emails, or rejects recipients with a given error. */
export class FakeSmtpServer {
  readonly emails: { from: string; to: string; source: string }[] = [];
  readonly commands: string[] = [];
  recipientError: string | undefined;
  /** Error response to a complete message, instead of accepting the message. */
  messageError: string | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.handleConnection(socket));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private handleConnection(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    const envelope = { from: '', to: '', source: '' };
    let text = '';
    let isInMessage = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 test');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      for (;;) {
        const end = text.indexOf(isInMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isInMessage ? 5 : 2));
        if (isInMessage) {
          isInMessage = false;
          this.emails.push({ ...envelope, source: line });
          reply(this.messageError ?? '250 accepted');
          continue;
        }
        this.commands.push(line);
        const [, address = ''] = /<(.*)>/.exec(line) ?? [];
        if (/^MAIL/i.test(line)) envelope.from = address;
        if (/^RCPT/i.test(line)) envelope.to = address;
        if (/^DATA/i.test(line)) isInMessage = true;
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else if (/^RCPT/i.test(line) && this.recipientError) reply(this.recipientError);
        else reply(isInMessage ? '354 go on' : '250 OK');
      }
    });
  }
}
