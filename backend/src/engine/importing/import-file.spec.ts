import type { Language } from '@shortlist/contracts/platform/languages';
import { importFile } from './import-file';

const importContent = async (language: Language, text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt', language })).content;

describe('certifications', () => {
  it.each<[Language, string, object]>([
    [
      'en',
      'ACLS, American Heart Association (exp. 2027)',
      { name: 'ACLS (exp. 2027)', issuer: 'American Heart Association', date: '' },
    ],
    ['en', 'ACLS (expires 03/2027), 2024', { name: 'ACLS (expires 03/2027)', issuer: '', date: '2024' }],
    ['de', 'Staplerschein (gültig bis 2027)', { name: 'Staplerschein (gültig bis 2027)', issuer: '', date: '' }],
    ['en', 'Certified Scrum Master (2021)', { name: 'Certified Scrum Master', issuer: '', date: '2021' }],
  ])('%s: keeps a validity period in a certification name: %s', async (language, line, certification) => {
    const heading = language === 'de' ? 'Zertifikate' : 'Certifications';
    const { certifications } = await importContent(language, `Ana Duarte\nana@example.com\n\n${heading}\n${line}\n`);
    expect(certifications).toEqual([certification]);
  });
});
