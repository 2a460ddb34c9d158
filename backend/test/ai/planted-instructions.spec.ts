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

/** An instruction that a stranger planted in a posting, title or bullet, with the answer of a model that obeys it. */
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
const plantedInstructions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PlantedInstruction);

/** Lists the text that the model wrote, without the title that the user typed. */
function listDraftTexts(input: Parameters<typeof oneClickTasks.buildOneClickDocuments>[0]): string[] {
  const { resume, letter } = oneClickTasks.buildOneClickDocuments(input);
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
    summary: summaryTask.checkCompletion({ summary: answer }, { resume, target, language, today: '2026-01-01' }).output,
    advice: jobAnalysisTask.checkCompletion(
      { suggestions: [answer, answer, answer] },
      { title: jobTitle, required: [], preferred: [], language },
    ).output,
    improvedBullet: improveTextTask.checkCompletion(
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
 * Ids of instructions whose answers still reach the user in part. Most of these answers state nothing about the user.
 * Remove an id when its answer no longer reaches the user.
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

function findLeaks(instruction: PlantedInstruction): string[] {
  return Object.entries(writeObediently(instruction)).flatMap(([name, output]) => {
    // An instruction in the title is the user's own text.
    const text = JSON.stringify(output).replaceAll(JSON.stringify(instruction.text).slice(1, -1), '');
    return instruction.markers.some((marker) => text.includes(JSON.stringify(marker).slice(1, -1))) ? [name] : [];
  });
}

describe('the output of a model that obeys planted instructions', () => {
  it('answers at least sixty instructions in six languages', () => {
    expect(plantedInstructions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(plantedInstructions.map(({ language }) => language)).size).toBe(6);
  });

  it.each(plantedInstructions.filter(({ id }) => !knownLeaks.has(id)))(
    'does not reach the user: $id $language $place',
    (instruction) => expect(findLeaks(instruction)).toEqual([]),
  );

  it('reaches the user in every known leak', () => {
    const leakingInstructions = plantedInstructions.filter(
      (instruction) => knownLeaks.has(instruction.id) && findLeaks(instruction).length > 0,
    );
    expect(leakingInstructions.map(({ id }) => id)).toEqual([...knownLeaks]);
  });
});
