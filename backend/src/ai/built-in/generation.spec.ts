import { industries, type Industry } from '@shortlist/contracts/generator/generation';
import { letterContentSchema, resumeContentSchema, type ResumeContent } from '@shortlist/contracts/builder/resume';
import { hasQuantity } from '../../ats/language/quantities';
import { startsWithAction } from '../../ats/language/actions';
import { stockPhrasesIn } from '../../ats/language/stock-phrases';
import { lengthOf } from '../../ats/language/words';
import { withBlanksFilled } from '../../ats/potential';
import { scoreResume } from '../../ats/score';
import { drafts } from './drafts';
import { listOf } from '../profiles/occupation';
import { profiles as byLanguage } from '../profiles/all';
import { targetTerms } from './target-terms';
import { writeGeneration } from './generation';

const today = '2026-11-21';
const profiles = Object.values(byLanguage.en);
const hasFigure = (bullet: string) => bullet.includes('[number]');
const write = (jobTitle: string, industry: Industry) =>
  writeGeneration({ jobTitle, industry, language: 'en', pageSize: 'A4', today });
const bulletsOf = (resume: ResumeContent) => resume.experience.flatMap((entry) => entry.achievements);
const score = (jobTitle: string, industry: Industry) =>
  scoreResume({
    resume: write(jobTitle, industry).resume,
    target: { jobTitle, industry, terms: targetTerms(jobTitle, industry, 'en') },
    language: 'en',
    documentLanguage: 'en',
    today,
  });

const profiled = profiles.flatMap(({ industry, occupations }) =>
  occupations.map(({ title }) => [title, industry] as const),
);
const odd = [
  'Registered Nurse',
  'C++ Developer',
  '<script>alert("x")</script>',
  '🙂',
  ' . ',
  'Chief [number] Officer',
  'x'.repeat(120),
  'Keeper of the Keys',
];
const everything = [...profiled, ...profiles.flatMap(({ industry }) => odd.map((title) => [title, industry] as const))];

/** Blanks and the letter's date may hold digits in other languages; everything else here must not. */
const outsideBlanks = (text: string) => text.replace(/\[[^[\]\n]{1,60}\]/g, '');

describe('profiles', () => {
  it('has one for every industry, each with at least four occupations', () => {
    expect(profiles.map(({ industry }) => industry)).toEqual([...industries]);
    for (const { occupations } of profiles) expect(occupations.length).toBeGreaterThanOrEqual(4);
  });

  it.each(
    profiles.flatMap(({ industry, general, occupations }) =>
      [general, ...occupations].map((one) => [industry, one.title, one] as const),
    ),
  )('%s: %s is whole', (_, title, occupation) => {
    const { duties, earlier, summary, letter, terms, tools, ifHeld } = occupation;
    expect([duties.length, duties.filter(hasFigure).length]).toEqual([8, 4]);
    expect([earlier.length, earlier.filter(hasFigure).length]).toEqual([6, 3]);
    for (const bullet of [...duties, ...earlier]) {
      expect({ bullet, words: lengthOf(bullet, 'en') }).toEqual({
        bullet,
        words: Math.min(30, Math.max(6, lengthOf(bullet, 'en'))),
      });
      expect([bullet, startsWithAction(bullet, 'en')]).toEqual([bullet, true]);
      expect(bullet).toMatch(/^[A-Z][^\n]*\.$/);
    }
    const texts = [
      ...duties,
      ...earlier,
      ...summary,
      letter.opening,
      letter.proof,
      ...listOf(terms),
      ...listOf(tools),
      ...listOf(ifHeld),
    ];
    for (const text of texts) {
      expect([text, stockPhrasesIn(text, 'en')]).toEqual([text, []]);
      expect(outsideBlanks(text)).not.toMatch(/[\p{N}[\]]/u);
      expect(text.replaceAll('[Employer]', '').match(/\[[^\]]*\]/g) ?? []).toEqual(
        (text.replaceAll('[Employer]', '').match(/\[/g) ?? []).map(() => '[number]'),
      );
    }
    expect(letter.proof).toMatch(/^At \[Employer\] I .*\[number\].*\.$/s);
    const length = lengthOf(summary.join(' ').replace('{title}', title), 'en');
    expect({ title, length, good: length >= 25 && length <= 75 }).toEqual({ title, length, good: true });
    const keywords = [...listOf(terms), ...listOf(tools), ...listOf(ifHeld)].map((term) => term.toLowerCase());
    expect(new Set(keywords).size).toBe(keywords.length);
    expect(keywords.length).toBeGreaterThanOrEqual(12);
    expect(keywords.length).toBeLessThanOrEqual(16);
    expect(new Set([...duties, ...earlier]).size).toBe(14);
  });

  it('shares no more than a third of the bullets between two titles of an industry', () => {
    for (const { industry, occupations } of profiles) {
      const sets = occupations.map(({ title }) => new Set(bulletsOf(write(title, industry).resume)));
      for (const [i, one] of sets.entries()) {
        for (const other of sets.slice(i + 1))
          expect([...one].filter((bullet) => other.has(bullet)).length).toBeLessThanOrEqual(one.size / 3);
      }
    }
  });
});

describe('writeGeneration', () => {
  it.each(everything)('writes %s in %s from the title alone', (jobTitle, industry) => {
    const { resume, letter, keywords } = write(jobTitle, industry);
    expect(resumeContentSchema.parse(resume)).toEqual(resume);
    expect(letterContentSchema.parse(letter)).toEqual(letter);
    const texts = [resume.personalInfo.summary, ...bulletsOf(resume), ...resume.skills, ...letter.paragraphs];
    for (const text of texts) {
      expect(outsideBlanks(text)).not.toMatch(/[[\]]/);
      expect(outsideBlanks(text)).not.toMatch(/\p{N}/u);
    }
    for (const entry of resume.experience) {
      expect(entry).toMatchObject({
        company: '[Employer]',
        startDate: '[MM/YYYY]',
        endDate: '[MM/YYYY]',
        location: '[City]',
      });
    }
    expect(resume.experience.map(({ position }) => position)).toEqual([
      resume.personalInfo.headline,
      '[Earlier title]',
      '[Earlier title]',
    ]);
    expect(resume.experience.map(({ achievements }) => achievements.length)).toEqual([6, 4, 2]);
    expect(resume.education).toMatchObject([
      { institution: '[School]', degree: '[Degree]', field: '[Field of study]', endDate: '[YYYY]' },
    ]);
    expect(resume.personalInfo).toMatchObject({
      firstName: '[Your name]',
      email: '[Email]',
      phone: '[Phone]',
      location: '[City]',
      linkedin: '',
    });
    expect(letter).toMatchObject({
      date: today,
      recipient: ['Hiring Manager', '[Company]'],
      salutation: 'Dear Hiring Manager,',
    });
    expect(letter.paragraphs).toHaveLength(3);
    expect(letter.paragraphs.join()).toMatch(/\[Employer\].*\[number\]/);
    expect(resume.skills.length).toBeGreaterThanOrEqual(8);
    expect(resume.skills.length).toBeLessThanOrEqual(14);
    expect(keywords.length).toBeGreaterThanOrEqual(12);
    const filled = bulletsOf(withBlanksFilled(resume, today));
    expect(filled.filter((bullet) => hasQuantity(bullet, 'en')).length / filled.length).toBeGreaterThanOrEqual(0.5);
    expect(write(jobTitle, industry)).toEqual(write(jobTitle, industry));
  });

  it.each(profiled)('gives %s in %s a sheet that can reach 85', (jobTitle, industry) => {
    const { atsScore, potential, checks, terms } = score(jobTitle, industry);
    expect({ atsScore, capped: atsScore <= 60 }).toEqual({ atsScore, capped: true });
    expect({ potential, good: potential >= 85, checks: potential >= 85 ? [] : checks }).toEqual({
      potential,
      good: true,
      checks: [],
    });
    expect(terms.filter(({ place }) => place === 'entry').length).toBeGreaterThanOrEqual(terms.length * 0.4);
    expect(terms.filter(({ place }) => place !== 'missing').length).toBeGreaterThanOrEqual(terms.length * 0.8);
  });

  it.each(industries.map((industry) => [industry]))(
    'gives an unknown title in %s a sheet that can reach 75, and says so',
    (industry) => {
      expect(write('Keeper of the Keys', industry).note).toBe('general_profile');
      expect(score('Keeper of the Keys', industry).potential).toBeGreaterThanOrEqual(75);
      expect(write(byLanguage.en[industry].occupations[0]?.title ?? '', industry).note).toBeUndefined();
    },
  );

  it('gives two titles of one occupation different texts', () => {
    const one = write('Registered Nurse', 'Healthcare').resume;
    const other = write('ICU nurse', 'Healthcare').resume;
    expect(other.personalInfo.headline).toBe('ICU Nurse');
    expect(bulletsOf(other)).not.toEqual(bulletsOf(one));
  });

  it('leaves what stands in parentheses or behind a dash out of sentences, and in the headline', () => {
    for (const title of ['Data Analyst (Remote)', 'Data Analyst - Retail']) {
      const { resume, letter } = write(title, 'Technology');
      expect(resume.personalInfo.headline).toBe(title);
      expect(resume.personalInfo.summary).toMatch(/^Data Analyst who /);
      expect(letter.paragraphs[0]).toMatch(/^[^.]*(?<!\w)the Data Analyst (?:position|role)[^.(-]*\. /);
    }
  });

  it('lets rank change the wording, with the number of people left to the person', () => {
    const bullets = (title: string) => bulletsOf(write(title, 'Healthcare').resume).join(' ');
    expect(bullets('Senior Registered Nurse')).toContain('Mentor [number] newer colleagues');
    expect(bullets('Head of Nursing')).toContain('Set priorities for [number] people');
    expect(bullets('Junior Nurse')).toContain('Ask for feedback');
    expect(bullets('Registered Nurse')).not.toMatch(/newer colleagues|Ask for feedback|Set priorities for/);
  });
});

it('drafts grow sentence by sentence to the whole, step by step', () => {
  const whole = write('Registered Nurse', 'Healthcare');
  const all = [...drafts(whole)];
  expect(all.at(-1)).toEqual({ step: 'coverLetter', resume: whole.resume, letter: whole.letter });
  expect([...new Set(all.map(({ step }) => step))]).toEqual(['summary', 'experience', 'skills', 'coverLetter']);
  const length = all.map(({ resume, letter }) => JSON.stringify([resume, letter]).length);
  expect(length).toEqual([...length].sort((a, b) => a - b));
  expect(all.length).toBeGreaterThan(20);
  for (const { resume } of all) expect(resumeContentSchema.safeParse(resume).success).toBe(true);
});
