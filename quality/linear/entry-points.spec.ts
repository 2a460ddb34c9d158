import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { rewriteBulletsByRules } from '@shortlist/backend/engine/writing/rule-based/rewrite-bullets';
import { improveTextByRules } from '@shortlist/backend/engine/writing/rule-based/improve-text';
import { groundResume } from '@shortlist/backend/engine/grounding/comparator/ground-resume';
import { detectLanguage } from '@shortlist/backend/engine/language/detect-language';
import { findDateRange } from '@shortlist/backend/engine/importing/find-date-range';
import { extractJobTerms } from '@shortlist/backend/engine/matching/job-terms';
import { extractJobTitle } from '@shortlist/backend/engine/matching/job-title';
import { matchResume } from '@shortlist/backend/engine/matching/match-resume';
import { scoreResume } from '@shortlist/backend/engine/scoring/score';
import { findSkills } from '@shortlist/backend/engine/matching/skills/find-skills';
import { hostileTextShapes, createHostileText } from '@shortlist/testing/hostile-texts';
import { isNightly } from '@shortlist/testing/scope';
import { fillBlanks, listBlanks } from '@shortlist/documents/blanks';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { toPlainText } from '@shortlist/documents/plain-text';
import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import { measureGrowth, maxLinearGrowth } from './growth';

const sample = getSampleResume('en');
const today = '2026-11-20';
const appearance = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;

const splitIntoFields = (text: string) => text.match(/[^]{1,4000}/g) ?? [];
const createResume = (text: string): ResumeContent => ({
  ...sample,
  experience: sample.experience.map((entry, i) => (i ? entry : { ...entry, achievements: splitIntoFields(text) })),
});
const createLetter = (text: string) => ({
  personalInfo: sample.personalInfo,
  date: today,
  recipient: [],
  jobTitle: 'Nurse',
  salutation: 'Dear Ms. Lee,',
  paragraphs: splitIntoFields(text),
});
const improveAs = (kind: 'verb' | 'shorter' | 'figure') => (text: string) =>
  improveTextByRules({
    text,
    kind,
    place: 'paragraph',
    language: 'en',
    isCurrentJob: true,
    jobPosting: '',
    aliases: [],
  });

const entryPoints: Record<string, (text: string) => unknown> = {
  'composing a resume': (text) => composeResume(createResume(text), appearance),
  'converting a resume to plain text': (text) => toPlainText(composeResume(createResume(text), appearance)),
  'composing a letter': (text) => composeLetter(createLetter(text), appearance),
  'listing blanks': (text) => listBlanks(createResume(text)),
  'filling blanks': (text) => fillBlanks(createResume(text), { 'skills.0#0': 'Python' }),
  'finding a date range': (text) => findDateRange(text, 'en'),
  'splitting a list': (text) => splitOutsideBrackets(text),
  'scoring a resume': (text) =>
    scoreResume({ resume: createResume(text), language: 'en', documentLanguage: 'en', today }),
  'extracting the terms of a job posting': (text) => extractJobTerms(text, 'en'),
  'extracting the title of a job posting': (text) => extractJobTitle(text, 'en', () => []),
  'finding skills': (text) => findSkills(text, 'en'),
  'detecting the language': (text) => detectLanguage(text, 'en'),
  'matching a resume with a job posting': (text) =>
    matchResume({
      resume: sample,
      jobPostingText: text,
      jobPostingLanguage: 'en',
      documentLanguage: 'en',
      today,
      listEquivalentTitles: () => [],
    }),
  'the grounding check': (text) =>
    groundResume({ before: sample, after: createResume(text), language: 'en', jobPostingText: '', today }),
  'rewriting bullets': (text) =>
    rewriteBulletsByRules({ bullets: splitIntoFields(text), resume: sample, language: 'en', targetTerms: [] }),
  'suggesting a stronger verb': improveAs('verb'),
  'shortening a text': improveAs('shorter'),
  'asking for a figure': improveAs('figure'),
};

/** Other than nightly, each entry point is tested with a different third of the shapes. */
const selectShapes = (i: number) => hostileTextShapes.filter((_, j) => isNightly || (i + j) % 3 === 0);

/** Work that takes less time for 8,000 characters is not measured further. */
const quickMs = 15;

it.each(Object.entries(entryPoints).map(([name, run], i) => [name, run, i] as const))(
  'takes linear time for %s',
  (_, run, i) => {
    run(createHostileText('words', 2_000));
    const slowShapes = selectShapes(i).filter((shape) => {
      const growth = measureGrowth((length) => {
        const text = createHostileText(shape, length);
        return () => run(text);
      }, quickMs);
      return growth > maxLinearGrowth;
    });
    expect(slowShapes).toEqual([]);
  },
);
