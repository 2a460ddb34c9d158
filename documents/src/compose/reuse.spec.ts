import { customItemSchema, type ResumeContent } from '@shortlist/contracts/builder/document-content';
import { getSampleResume } from '../samples/get-sample-resume';
import { allSamples } from '../samples/all-samples';
import { templateDesigns } from '../templates/designs';
import { createKnownLayoutLookup } from '../pages/known-layout';
import { paginate } from '../pages/paginate';
import { walkTextBlocks } from '../pages/walk-text-blocks';
import { composeResume } from './compose-resume';
import type { ComposeOptions } from './layout-context';
import { createReuse } from './reuse';

const replaceBullets = ({ experience, ...resume }: ResumeContent): ResumeContent => ({
  ...resume,
  experience: experience.map((entry, index) => (index === 0 ? { ...entry, achievements: ['Typed'] } : entry)),
});
const talks = { id: 'a', name: 'Talks', items: [customItemSchema.parse({ title: 'One' })] };

const edits: ((resume: ResumeContent) => ResumeContent)[] = [
  (resume) => ({ ...resume, personalInfo: { ...resume.personalInfo, summary: 'Typed.' } }),
  (resume) => ({ ...resume, personalInfo: { ...resume.personalInfo, location: 'Leeds' } }),
  replaceBullets,
  (resume) => ({ ...resume, experience: resume.experience.toReversed() }),
  (resume) => ({ ...resume, experience: resume.experience.slice(1) }),
  (resume) => ({ ...resume, skills: [] }),
  (resume) => ({ ...resume, customSections: [talks] }),
  (resume) => ({ ...resume, customSections: [] }),
];

it.each(templateDesigns.map(({ id }) => id))('composes the same tree in %s with and without reuse', (templateId) => {
  const options: ComposeOptions = { templateId, language: 'en', pageSize: 'A4' };
  const reuse = createReuse();
  let resume: ResumeContent = getSampleResume('en');
  for (const edit of edits) {
    resume = edit(resume);
    expect(composeResume(resume, options, reuse)).toEqual(composeResume(resume, options));
  }
  const compact = { ...options, density: 'compact' as const, jobTitle: 'Nurse' };
  expect(composeResume(resume, compact, reuse)).toEqual(composeResume(resume, compact));
});

it('reuses unedited parts of the tree and the pages', () => {
  const options: ComposeOptions = { templateId: 'minimal-clean', language: 'en', pageSize: 'A4' };
  const resume = allSamples.academic.en;
  const reuse = createReuse();
  const before = composeResume(resume, options, reuse);
  const layout = [...walkTextBlocks(before.blocks)].map(({ runs }, index) => [
    { end: runs.reduce((length, { text }) => length + text.length, 0), page: Math.floor(index / 40) },
  ]);
  const findLayout = createKnownLayoutLookup(before, layout);
  const pagesBefore = paginate(before, findLayout, reuse);
  const after = composeResume(replaceBullets(resume), options, reuse);
  const pages = paginate(after, findLayout, reuse);

  expect(pages).toEqual(paginate(after, findLayout));
  const textsBefore = new Set([...walkTextBlocks(pagesBefore.flat())]);
  const newTexts = [...walkTextBlocks(pages.flat())].filter((text) => !textsBefore.has(text));
  // The edited entry is new, and so is the first text of each page, which loses the space above it.
  expect(newTexts.length).toBeLessThan(15);
  expect(textsBefore.size).toBeGreaterThan(200);
});
