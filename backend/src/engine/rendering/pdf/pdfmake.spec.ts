import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

it('pdfmake has the version whose internal classes we extend', () => {
  const { version } = JSON.parse(readFileSync(createRequire(__filename).resolve('pdfmake/package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe('0.3.11');
});
