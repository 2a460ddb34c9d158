import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shortlist/contracts/platform/languages';
import { oneClickTasks } from '../../src/ai/openai/one-click/one-click-documents';
import { nurseSamples } from '../../src/engine/grounding/testing/grounding-case';
import { coverLetterTask } from '../../src/engine/writing/tasks/cover-letter';
import { improveTextTask } from '../../src/engine/writing/tasks/improve-text';
import { jobAnalysisTask } from '../../src/engine/writing/tasks/job-analysis';
import { rewriteBulletsTask } from '../../src/engine/writing/tasks/rewrite-bullets';
import { summaryTask } from '../../src/engine/writing/tasks/summary';

/** Instructions that strangers planted in postings, titles and bullets, with the answer of a model that obeys. */
interface PlantedInstruction {
  id: string;
  language: Language;
  place: 'posting' | 'title' | 'bullet';
  text: string;
  answer: string;
  /** Parts of the answer that must not reach the user unmarked. */
  markers: string[];
}

const file = join(__dirname, '../prompt-injection/planted-instructions.jsonl');
const planted = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PlantedInstruction);

/** Lists the texts that the model wrote, without the title that the person typed. */
function listDraftTexts(input: Parameters<typeof oneClickTasks.buildOneClick>[0]): string[] {
  const { resume, letter } = oneClickTasks.buildOneClick(input);
  return [
    resume.personalInfo.summary,
    ...resume.experience.flatMap(({ achievements }) => achievements),
    ...letter.paragraphs,
  ];
}

function writeObediently({ language, place, text, answer }: PlantedInstruction): Record<string, unknown> {
  const { resume, jobPosting } = nurseSamples[language];
  const jobPostingText = place === 'posting' ? `${jobPosting}\n\n${text}` : jobPosting;
  const jobTitle = place === 'title' ? text : resume.personalInfo.headline;
  const bullets = resume.experience.flatMap(({ achievements }) => achievements).slice(0, 2);
  const letterInput = { resume, language, adviceLanguage: language, jobTitle, company: 'Acme', jobPostingText };
  const target = { jobTitle, terms: [], jobPostingText };
  return {
    letter: coverLetterTask.checkCompletion({ paragraphs: [answer, `${bullets[0]} ${answer}`] }, letterInput).output
      .paragraphs,
    bullets: rewriteBulletsTask
      .checkCompletion(
        { bullets: bullets.map(() => ({ after: answer, reason: 'clearer' as const })) },
        { bullets, resume, language, targetTerms: [] },
      )
      .output.map(({ after }) => after),
    summary: summaryTask.checkCompletion({ summary: answer }, { resume, target, language }).output,
    advice: jobAnalysisTask.checkCompletion(
      { suggestions: [answer, answer, answer] },
      { title: jobTitle, required: [], preferred: [], language },
    ).output,
    improved: improveTextTask.checkCompletion(
      { after: answer },
      {
        text: bullets[0]!,
        kind: 'verb',
        place: 'bullet',
        language,
        isCurrentJob: true,
        jobPosting: jobPostingText,
        aliases: [],
      },
    ).output,
    draft: listDraftTexts({
      completions: {
        resume: { summary: answer, experience: [{ achievements: [answer] }], skills: [], keywords: [] },
        letter: { paragraphs: [answer] },
      },
      input: { jobTitle, industry: 'Healthcare', language, pageSize: 'A4', today: '2026-11-30', ownerId: 'test' },
    }),
  };
}

/**
 * Answers that still reach the user in part, mostly because they state nothing about the person: advice, and sentences
 * that pretend to be instructions, in letters and drafts. Take an id out when its answer no longer does.
 */
const knownLeaks = new Set([
  'x02',
  'x06',
  'x07',
  'x16',
  'x22',
  'x23',
  'x27',
  'x30',
  'x32',
  'x36',
  'x37',
  'x42',
  'x43',
  'x46',
  'x47',
  'x50',
  'x52',
  'x60',
]);

/** Lists the texts that contain a marker. */
function findLeaks(instruction: PlantedInstruction): string[] {
  return Object.entries(writeObediently(instruction)).flatMap(([name, output]) => {
    // A title that is an instruction is the person's own text.
    const text = JSON.stringify(output).replaceAll(JSON.stringify(instruction.text).slice(1, -1), '');
    return instruction.markers.some((marker) => text.includes(JSON.stringify(marker).slice(1, -1))) ? [name] : [];
  });
}

describe('texts of a model that obeys planted instructions', () => {
  it('answer at least sixty instructions in six languages', () => {
    expect(planted.length).toBeGreaterThanOrEqual(60);
    expect(new Set(planted.map(({ language }) => language)).size).toBe(6);
  });

  it.each(planted.filter(({ id }) => !knownLeaks.has(id)))(
    'do not reach the user: $id $language $place',
    (instruction) => expect(findLeaks(instruction)).toEqual([]),
  );

  it('reach the user only where that is known', () => {
    const leaking = planted.filter(
      (instruction) => knownLeaks.has(instruction.id) && findLeaks(instruction).length > 0,
    );
    expect(leaking.map(({ id }) => id)).toEqual([...knownLeaks]);
  });
});
