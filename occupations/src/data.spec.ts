import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { industries } from '@shortlist/contracts/platform/industries';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations, getIndustryOccupations } from './get-occupations';
import { type IndustryOccupations, industryOccupationsSchema } from './occupation.schema';

const folder = join(__dirname, '../data');
const codes = languages.map(({ code }) => code);
const listOccupations = ({ general, occupations }: IndustryOccupations) => [general, ...occupations];
const listIds = (content: IndustryOccupations) => [
  content.general.id,
  ...content.occupations.map(({ id }) => id).sort(),
];

it('has a folder for each language with a file for each industry', () => {
  const names = industries.map((industry) => `${industry.toLowerCase().replaceAll(' ', '-')}.json`);
  expect(readdirSync(folder).sort()).toEqual([...codes].sort());
  for (const language of codes) expect(readdirSync(join(folder, language)).sort()).toEqual([...names].sort());
});

describe.each(codes)('%s', (language) => {
  it.each(industries)('has valid occupations in %s', (industry) => {
    const content = getIndustryOccupations(language, industry);
    const { error, data } = industryOccupationsSchema.safeParse(content);
    expect(error?.issues.map(({ path, message }) => `${describePath(content, path)}: ${message}`) ?? []).toEqual([]);
    expect(data).toEqual(content);
    expect(content.industry).toBe(industry);
  });

  it('has the same occupations as in English', () => {
    const listAllIds = (code: Language) =>
      Object.fromEntries(getAllOccupations(code).map((content) => [content.industry, listIds(content)]));
    expect(listAllIds(language)).toEqual(listAllIds('en'));
  });

  it('has no duplicate ids or bullets', () => {
    const occupations = getAllOccupations(language).flatMap(listOccupations);
    const values = occupations.flatMap(({ id, duties, pastDuties }) => [id, ...duties, ...pastDuties]);
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  });
});

it('has at least 150 occupations', () => {
  expect(getAllOccupations('en').flatMap(({ occupations }) => occupations).length).toBeGreaterThanOrEqual(150);
});

function describePath(content: IndustryOccupations, [listName, ...rest]: PropertyKey[]): string {
  if (listName !== 'occupations') return [listName, ...rest].join(' ');
  const [index, ...field] = rest;
  return [content.occupations[Number(index)]?.id, ...field].join(' ');
}
