import { Writable } from 'node:stream';
import pino from 'pino';
import { buildLoggerOptions, NestLogger, redactPath } from './logging';

describe('logging', () => {
  function captureLog(writeLog: (logger: pino.Logger) => void): string {
    let text = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
    });
    writeLog(pino(buildLoggerOptions('info'), sink));
    return text;
  }

  it('leaves out personal data and credentials', () => {
    const secret = { password: 'p4ss', email: 'ines@example.com', cookie: 'sid', authorization: 'Bearer x' };
    const text = captureLog((logger) => logger.info({ ...secret, user: secret }, 'signed in'));
    expect(text).toContain('signed in');
    expect(text).not.toMatch(/p4ss|ines@|sid|Bearer/);
  });

  it('leaves out the values of a failed statement', () => {
    const error = Object.assign(new Error('duplicate key'), {
      parameters: ['ines@example.com'],
      driverError: { detail: 'ines@' },
    });
    const text = captureLog((logger) => new NestLogger(logger).error(error));
    expect(text).toContain('duplicate key');
    expect(text).not.toContain('ines@');
  });

  it('keeps a message on one line', () => {
    const text = captureLog((logger) => new NestLogger(logger).warn('first\n{"level":60,"msg":"forged"}'));
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['/api/payment/status?session_id=secret', '/api/payment/status'],
    ['/api/files/a.signed.token/Ines_Halvorsen_Resume.pdf', '/api/files/…'],
  ])('writes %s as %s', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });
});
