import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { bulletsFrom } from '@shortlist/backend/ai/built-in/bullets';
import { improvedText } from '@shortlist/backend/ai/built-in/improve-text';
import { guard } from '@shortlist/backend/ai/truth/guard/guard';
import { languageOf } from '@shortlist/backend/ai/truth/guard/language-of';
import { jobTermsOf } from '@shortlist/backend/ats/match/job-terms';
import { titleOfJob } from '@shortlist/backend/ats/match/job-title';
import { matchResume } from '@shortlist/backend/ats/match/match';
import { scoreResume } from '@shortlist/backend/ats/score';
import { findSkills } from '@shortlist/backend/ats/skills/find-skills';
import { hostileShapes, hostileText } from '@shortlist/backend/input/hostile-texts';
import { isNightly } from '@shortlist/backend/harness/scope';
import { applyFills, listBlanks } from '@shortlist/documents/blanks';
import { composeLetter } from '@shortlist/documents/compose/letter';
import { composeResume } from '@shortlist/documents/compose/resume';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { toText } from '@shortlist/documents/text';
import { findSpan } from '@shortlist/documents/words/find-span';
import { splitOutsideBrackets } from '@shortlist/documents/words/split-list';
import { growthOf, steep } from './growth';

const sample = sampleResume('en');
const today = '2026-11-20';
const look = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;

/** Splits a text into pieces of the maximum length of a field. */
const fields = (text: string) => text.match(/[^]{1,4000}/g) ?? [];
const resume = (text: string): ResumeContent => ({
  ...sample,
  experience: sample.experience.map((entry, i) => (i ? entry : { ...entry, achievements: fields(text) })),
});
const letter = (text: string) => ({
  personalInfo: sample.personalInfo,
  date: today,
  recipient: [],
  jobTitle: 'Nurse',
  salutation: 'Dear Ms. Lee,',
  paragraphs: fields(text),
});
const improve = (kind: 'verb' | 'shorter' | 'figure') => (text: string) =>
  improvedText({
    text,
    kind,
    place: 'paragraph',
    language: 'en',
    current: true,
    jobPosting: '',
    aliases: [],
  });

const entryPoints: Record<string, (text: string) => unknown> = {
  'a resume composed': (text) => composeResume(resume(text), look),
  'a resume as text': (text) => toText(composeResume(resume(text), look)),
  'a letter composed': (text) => composeLetter(letter(text), look),
  'blanks listed': (text) => listBlanks(resume(text)),
  'blanks filled': (text) => applyFills(resume(text), { 'skills.0#0': 'Python' }),
  'a span of dates': (text) => findSpan(text, 'en'),
  'a list cut': (text) => splitOutsideBrackets(text),
  'a score': (text) => scoreResume({ resume: resume(text), language: 'en', documentLanguage: 'en', today }),
  'terms of a job posting': (text) => jobTermsOf(text, 'en'),
  'title of a job posting': (text) => titleOfJob(text, 'en', () => []),
  skills: (text) => findSkills(text, 'en'),
  'the language': (text) => languageOf(text, 'en'),
  'a match': (text) =>
    matchResume({
      resume: sample,
      jobText: text,
      jobLanguage: 'en',
      documentLanguage: 'en',
      today,
      namesOfWork: () => [],
    }),
  'the truth guard': (text) => guard({ before: sample, after: resume(text), language: 'en', jobText: '', today }),
  'bullets rewritten': (text) =>
    bulletsFrom({ bullets: fields(text), resume: sample, language: 'en', targetTerms: [] }),
  'a stronger verb': improve('verb'),
  'a shorter text': improve('shorter'),
  'a figure asked for': improve('figure'),
};

/** Returns a third of the shapes, a different one for each entry point; all of them in the nightly run. */
const shapesFor = (i: number) => hostileShapes.filter((_, j) => isNightly || (i + j) % 3 === 0);

/** Work that takes less than this many milliseconds for 8,000 characters is not measured further. */
const quick = 15;

it.each(Object.entries(entryPoints).map(([name, run], i) => [name, run, i] as const))(
  'takes linear time for %s',
  (_, run, i) => {
    run(hostileText('words', 2_000));
    const slow = shapesFor(i).filter((shape) => {
      const growth = growthOf((length) => {
        const text = hostileText(shape, length);
        return () => run(text);
      }, quick);
      return growth > steep;
    });
    expect(slow).toEqual([]);
  },
);
