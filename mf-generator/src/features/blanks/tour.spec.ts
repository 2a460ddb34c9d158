import { listBlanks } from '@shortlist/documents/blanks';
import { composeBoth } from '../../shared/compose';
import { generation } from '../../testing/generation';
import { followUnsaved, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved';
import { stopsOf } from './use-blank-tour';

describe('the way through the blanks', () => {
  const { resume, letter } = generation.documents;
  const written = { ...letter, recipient: ['[Company]'] };
  const stops = (fills = {}) =>
    stopsOf(
      composeBoth({ resume, letter: written, jobTitle: 'Nurse', language: 'en', pageSize: 'A4', fills }),
      listBlanks(resume, written),
    ).map(({ blank, filled, on }) => [blank.label, filled, on]);

  it('reads the resume from top to bottom, then what only the letter asks', () => {
    expect(stops()).toEqual([
      ['Your name', false, 'resume'],
      ['Email', false, 'resume'],
      ['Employer', false, 'resume'],
      ['number', false, 'resume'],
      ['Company', false, 'coverLetter'],
    ]);
  });

  it('keeps filled ones on the way', () => {
    expect(stops({ 'experience.0.company#0': 'Orrin Bay' })[2]).toEqual(['Employer', true, 'resume']);
  });
});

describe('unsaved fills', () => {
  afterEach(() => localStorage.clear());

  it('are kept until these very ones are saved', () => {
    keepUnsaved('g-1', { a: '1', b: '2' });
    forgetUnsaved('g-1', { a: '1' });
    expect(readUnsaved('g-1')).toEqual({ a: '1', b: '2' });
    forgetUnsaved('g-1', { a: '1', b: '2' });
    expect(readUnsaved('g-1')).toBeUndefined();
  });

  it('are heard from another tab, until nobody listens', () => {
    const heard = jest.fn();
    const stop = followUnsaved('g-1', heard);
    const typed = (id: string) => {
      keepUnsaved(id, { a: id });
      window.dispatchEvent(new StorageEvent('storage', { key: `generator.fills.${id}` }));
    };
    typed('g-1');
    typed('g-2');
    stop();
    typed('g-1');
    expect(heard.mock.calls).toEqual([[{ a: 'g-1' }]]);
  });

  it('that cannot be read are removed', () => {
    localStorage.setItem('generator.fills.g-1', '{"a":');
    expect(readUnsaved('g-1')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
});
