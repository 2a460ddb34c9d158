import { createServer } from 'node:net';

export async function startMailCatcher(port: number): Promise<{ count(): number; stop(): void }> {
  let count = 0;
  const server = createServer((socket) => {
    let isInMessage = false;
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('220 catcher\r\n');
    socket.on('data', (text: string) => {
      for (const line of text.split('\r\n')) {
        if (isInMessage) {
          if (line !== '.') continue;
          isInMessage = false;
          count += 1;
          socket.write('250 accepted\r\n');
        } else if (/^DATA/i.test(line)) {
          isInMessage = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else if (line) socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { count: () => count, stop: () => void server.close() };
}
