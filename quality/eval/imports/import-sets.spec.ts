import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@shortlist/contracts/platform/languages';

interface Expected {
  fullName: string;
  experience?: { company?: string; position?: string }[];
  education?: { institution?: string }[];
}

const simplify = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const getText = (html: string) => simplify(html.replace(/<style[^]*?<\/style>/g, '').replace(/<[^>]*>|&\w+;/g, ''));

const folders = (['dev', 'blind'] as const).flatMap((set) => languages.map(({ code }) => `${set}/${code}`));

it.each(folders)('the resumes in %s contain the fields that are expected', (folder) => {
  const files = readdirSync(join(__dirname, folder)).filter((name) => name.endsWith('.html'));
  expect(files).toHaveLength(4);
  for (const file of files) {
    const read = (name: string) => readFileSync(join(__dirname, folder, name), 'utf8');
    const expected = JSON.parse(read(file.replace('.html', '.json'))) as Expected;
    const names = [
      expected.fullName,
      ...(expected.experience ?? []).flatMap(({ company, position }) => [company, position]),
      ...(expected.education ?? []).map(({ institution }) => institution),
    ];
    const text = getText(read(file));
    expect(names.filter((name) => !text.includes(simplify(name ?? '')))).toEqual([]);
  }
});
