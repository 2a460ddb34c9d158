import { importFile } from './import-file';
import { ImportError } from './source-document';
import { createDocxWithBody, maliciousFiles } from './testing/malicious-files';

const importBytes = (bytes: Uint8Array) => importFile({ bytes, fileName: 'x', language: 'en' });

it.each(Object.entries(maliciousFiles))('survives %s', async (_, { bytes, expectedError }) => {
  const result = await importBytes(bytes()).catch((error: unknown) => error);
  if (expectedError) expect(result).toMatchObject({ key: expectedError });
  else expect(result instanceof ImportError || !(result instanceof Error)).toBe(true);
});

it('treats keys like __proto__ in a file as plain data', async () => {
  const json =
    '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"basics":{"name":"Ana\\u0000 Duarte\\ud800","__proto__":{"x":"y"}}}';
  const { content, tray } = await importBytes(new TextEncoder().encode(json));
  expect(content.personalInfo).toMatchObject({ firstName: 'Ana', lastName: 'Duarte\uFFFD' });
  expect(tray.map(({ text }) => text)).toEqual(expect.arrayContaining(['yes', 'y']));
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

it('ignores deletions tracked by Word and reads the insertions', async () => {
  const change = '<w:del><w:r><w:delText>thirty</w:delText></w:r></w:del><w:ins><w:r><w:t>forty</w:t></w:r></w:ins>';
  const { lines } = await importBytes(createDocxWithBody(`<w:p><w:r><w:t>Led </w:t></w:r>${change}</w:p>`));
  expect(lines).toEqual([{ text: 'Led forty', page: 1 }]);
});
