import { fileDataSchema } from '@shortlist/contracts/builder/file-data';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import * as z from '@shortlist/contracts/z';
import { toJsonResume } from './json-resume';
import { toFileSettings } from './printed-resume';
import { getSampleResume } from './samples/get-sample-resume';
import { seniorResume } from './samples/senior/en';

/** Strict schema for the parts of JSON Resume 1.0.0 (jsonresume.org) that the export writes. */
const date = z.string().regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/);
const text = z.string().min(1);
const dateRange = { startDate: date.optional(), endDate: date.optional() };
const schema = z.strictObject({
  $schema: z.url(),
  basics: z.strictObject({
    name: text,
    label: text.optional(),
    email: z.email().optional(),
    phone: text.optional(),
    url: z.url().optional(),
    summary: text.optional(),
    location: z.strictObject({ address: text }).optional(),
    profiles: z.array(z.strictObject({ network: text, url: z.url() })).optional(),
  }),
  work: z
    .array(
      z.strictObject({
        name: text,
        position: text,
        location: text.optional(),
        ...dateRange,
        summary: text.optional(),
        highlights: z.array(text).optional(),
      }),
    )
    .optional(),
  education: z
    .array(
      z.strictObject({
        institution: text,
        studyType: text,
        area: text.optional(),
        ...dateRange,
        score: text.optional(),
        courses: z.array(text).optional(),
      }),
    )
    .optional(),
  projects: z
    .array(
      z.strictObject({
        name: text,
        description: text.optional(),
        keywords: z.array(text).optional(),
        url: z.url().optional(),
      }),
    )
    .optional(),
  skills: z.array(z.strictObject({ name: text, keywords: z.array(text).optional() })).optional(),
  awards: z.array(z.strictObject({ title: text })).optional(),
  certificates: z.array(z.strictObject({ name: text, issuer: text.optional(), date: date.optional() })).optional(),
  languages: z.array(z.strictObject({ language: text, fluency: text.optional() })).optional(),
  meta: z.strictObject({ shortlist: fileDataSchema }),
});
const createSettings = (language: Language) =>
  toFileSettings({ templateId: 'classic-serif', language, pageSize: 'A4', jobTitle: 'Director' });

it.each(languages.map(({ code }) => code))('converts the sample in %s to valid JSON Resume', (language) => {
  const sample = getSampleResume(language);
  const json = schema.parse(toJsonResume(sample, createSettings(language)));
  expect(json.work?.map(({ position }) => position)).toEqual(sample.experience.map(({ position }) => position));
});

it('keeps skill groups, months, current jobs and every bullet', () => {
  const json = schema.parse(toJsonResume(seniorResume, createSettings('en')));
  expect(json.skills?.[0]?.keywords?.length).toBeGreaterThan(2);
  expect(json.work?.[0]?.startDate).toMatch(/^\d{4}-\d{2}$/);
  expect(json.work?.[0]?.endDate).toBeUndefined();
  expect(json.work?.flatMap(({ highlights = [] }) => highlights)).toEqual(
    seniorResume.experience.flatMap(({ achievements }) => achievements),
  );
});

it('omits an end date that is a word for "now"', () => {
  const experience = seniorResume.experience.map((job) => ({ ...job, current: false, endDate: 'ongoing' }));
  const { work = [] } = schema.parse(toJsonResume({ ...seniorResume, experience }, createSettings('en')));
  expect(work.map(({ endDate }) => endDate)).toEqual(experience.map(() => undefined));
});

it('contains the stored resume and its settings in the meta object', () => {
  const settings = createSettings('en');
  const resume = { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, headline: '' } };
  const { basics, meta } = schema.parse(toJsonResume(resume, settings));
  expect(meta.shortlist).toEqual({ version: 1, content: resume, settings });
  expect(basics.label).toBe('Director');
});
