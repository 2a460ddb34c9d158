import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export const smtpStates = ['greeting', 'EHLO', 'STARTTLS', 'handshake', 'MAIL', 'RCPT', 'DATA', 'message'] as const;

/** The header of a TLS record. The last two bytes are the length of the record. */
const handshakeStart = Buffer.from([0x16, 0x03, 0x03, 0x40, 0x00]);

/**
 * An SMTP server that replies normally until `state` is reached. From then on, the server drips: it sends a byte every
 * few milliseconds and never completes a reply.
 */
export class DrippingSmtpServer {
  state: (typeof smtpStates)[number] = 'greeting';
  private readonly server = createServer((socket) => this.handleConnection(socket));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Resolves when the server begins to drip. `ended` resolves when the client has disconnected. */
  async waitForDrips(): Promise<{ ended: Promise<void> }> {
    const [socket] = (await once(this.server, 'drips')) as [Socket];
    return { ended: new Promise((resolve) => socket.once('close', () => resolve())) };
  }

  private handleConnection(socket: Socket): void {
    let text = '';
    let isInMessage = false;
    const reply = (state: string, line: string) => {
      if (state === this.state) this.drip(socket);
      else socket.write(`${line}\r\n`);
    };
    socket.on('error', () => undefined);
    reply('greeting', '220 test');
    socket.on('data', (bytes) => {
      const lines = (text + bytes.toString()).split('\r\n');
      text = lines.pop()!;
      for (const line of lines) {
        const [command = ''] = line.split(' ');
        if (isInMessage) {
          if (line === '.') reply('message', '250 accepted');
        } else if (command === 'EHLO') {
          reply(command, this.needsTls ? '250-test\r\n250 STARTTLS' : '250 test');
        } else if (command === 'STARTTLS') {
          reply(command, '220 go on');
          if (this.state === 'handshake') this.drip(socket, handshakeStart);
        } else {
          reply(command, command === 'DATA' ? '354 go on' : '250 OK');
          isInMessage = command === 'DATA';
        }
      }
    });
  }

  private get needsTls(): boolean {
    return this.state === 'STARTTLS' || this.state === 'handshake';
  }

  private drip(socket: Socket, start: string | Buffer = ''): void {
    socket.write(start);
    const timer = setInterval(() => socket.write('2'), 5);
    socket.once('close', () => clearInterval(timer));
    this.server.emit('drips', socket);
  }
}
