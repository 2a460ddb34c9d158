import { oneClickTasks } from '@shortlist/backend/ai/openai/one-click/one-click-documents';
import { groundResume } from '@shortlist/backend/engine/grounding/comparator/ground-resume';
import { groundText } from '@shortlist/backend/engine/grounding/comparator/ground-text';
import { resumeContentSchema, type ResumeContent } from '@shortlist/contracts/builder/document-content';
import { industries } from '@shortlist/contracts/platform/industries';
import type {
  BenchmarkPair,
  LetterPair,
  OneClickPair,
  Prediction,
  ResumePair,
} from '../../../grounding-benchmark/score.mjs';

/** Fixed, so that the duration of current jobs does not change with the calendar. */
const today = '2026-11-30';

function replaceField(resume: ResumeContent, field: string, text: string): ResumeContent {
  const copy = structuredClone(resume);
  const keys = field.split('.');
  const lastKey = keys.pop() ?? '';
  let container = copy as unknown as Record<string, unknown>;
  for (const key of keys) container = container[key] as Record<string, unknown>;
  container[lastKey] = text;
  return copy;
}

function predictResume({ resume, field, proposed, language }: ResumePair): Prediction {
  const before = resumeContentSchema.parse(resume);
  const { findings } = groundResume({ before, after: replaceField(before, field, proposed), language, today });
  return { flagged: findings.length > 0, quotes: findings.map(({ quote }) => quote) };
}

function predictLetter({ resume, posting, paragraph, language }: LetterPair): Prediction {
  const { findings } = groundText({
    text: paragraph,
    source: resumeContentSchema.parse(resume),
    language,
    allowedNames: [posting.title, posting.company].filter(Boolean),
    jobPostingText: posting.text,
    today,
  });
  return { flagged: findings.length > 0, quotes: findings.map(({ quote }) => quote) };
}

const normalize = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Builds documents as if a model had written `text`. A false claim is caught if the documents do not contain it. */
function predictOneClick({ title, industry, language, field, text, label, claim }: OneClickPair): Prediction {
  const { resume, letter } = oneClickTasks.buildOneClickDocuments({
    completions: {
      resume: {
        summary: field === 'summary' ? text : '',
        experience: [{ achievements: field === 'bullet' ? [text] : [] }],
        skills: field === 'skill' ? [text] : [],
        keywords: [],
      },
      letter: { paragraphs: field === 'letter' ? [text] : [] },
    },
    input: {
      jobTitle: title,
      industry: industries.find((name) => name.toLowerCase() === industry.toLowerCase()) ?? 'Operations',
      language,
      pageSize: 'A4',
      today,
      ownerId: 'benchmark',
    },
  });
  const { [field]: result = '' } = {
    summary: resume.personalInfo.summary,
    bullet: resume.experience[0]?.achievements[0],
    skill: resume.skills[0],
    letter: letter.paragraphs[0],
  };
  if (label === 'honest') return { flagged: normalize(result) !== normalize(text) };
  const isRemoved = !normalize(result).includes(normalize(claim ?? ''));
  return { flagged: isRemoved, quotes: isRemoved ? [claim ?? ''] : [] };
}

export function predict(pair: BenchmarkPair): Prediction {
  if (pair.task === 'resume') return predictResume(pair);
  return pair.task === 'letter' ? predictLetter(pair) : predictOneClick(pair);
}
