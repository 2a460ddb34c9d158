import { filterAndSort } from './filter-and-sort';

const createDocument = (title: string, updatedAt: string, atsScore: number, company = '') => ({
  title,
  updatedAt,
  atsScore,
  company,
});
const documents = [
  createDocument('Élodie, infirmière', '2026-11-20T10:00:00.000Z', 70, 'Orrin Bay'),
  createDocument('Charge nurse 10', '2026-11-21T10:00:00.000Z', 58),
  createDocument('Charge nurse 9', '2026-11-01T10:00:00.000Z', 92),
];
const listTitles = (options: Partial<Parameters<typeof filterAndSort<(typeof documents)[number]>>[1]>) =>
  filterAndSort(documents, {
    search: '',
    sortOrder: 'edited',
    getSearchText: ({ title, company }) => `${title} ${company}`,
    language: 'en',
    ...options,
  }).map(({ title }) => title);

describe('filterAndSort', () => {
  it('sorts by last edit, by name in natural order, and by score', () => {
    expect(listTitles({ sortOrder: 'edited' })).toEqual(['Charge nurse 10', 'Élodie, infirmière', 'Charge nurse 9']);
    expect(listTitles({ sortOrder: 'name' })).toEqual(['Charge nurse 9', 'Charge nurse 10', 'Élodie, infirmière']);
    expect(listTitles({ sortOrder: 'score' })).toEqual(['Charge nurse 9', 'Élodie, infirmière', 'Charge nurse 10']);
  });

  it('finds the documents that contain every search term, ignoring case and accents', () => {
    expect(listTitles({ search: ' NURSE charge ' })).toEqual(['Charge nurse 10', 'Charge nurse 9']);
    expect(listTitles({ search: 'elodie' })).toEqual(['Élodie, infirmière']);
    expect(listTitles({ search: 'orrin infirmiere' })).toEqual(['Élodie, infirmière']);
    expect(listTitles({ search: 'nurse orrin' })).toEqual([]);
  });

  it('does not mutate the given list', () => {
    listTitles({ sortOrder: 'name' });
    expect(documents[0]?.title).toBe('Élodie, infirmière');
  });
});
