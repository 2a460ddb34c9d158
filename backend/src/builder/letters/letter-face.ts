import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import { emptyContent } from '@shortlist/documents/empty-content';
import type { ResumeLook } from '../resumes/resume-looks.service';
import type { Place } from '../saved/saver';
import { titleNow } from '../saved/title-now';
import type { CoverLetterEntity, LetterState } from './letter.entity';

const nobody: CoverLetter['sender'] = emptyContent().personalInfo;
const usualDesign: CoverLetter['design'] = {
  templateId: 'modern-professional',
  accent: '',
  fonts: '',
  density: 'regular',
};

export const stateOf = (
  typed: Omit<LetterDraft, 'sender'> & Pick<LetterState, 'sender'>,
  kept: Place & Pick<LetterState, 'sender'>,
): LetterState => ({
  title: typed.title,
  jobTitle: typed.jobTitle,
  companyName: typed.companyName,
  jobDescription: typed.jobDescription,
  content: typed.content,
  aiGenerated: typed.aiGenerated,
  targetJobTitle: typed.targetJobTitle,
  targetIndustry: typed.targetIndustry,
  resumeId: typed.resumeId,
  recipient: typed.recipient,
  salutation: typed.salutation,
  date: typed.date,
  tone: typed.tone,
  length: typed.length,
  suggestions: typed.suggestions,
  ...((typed.sender ?? kept.sender) && { sender: typed.sender ?? kept.sender }),
  language: typed.language ?? kept.language,
  pageSize: typed.pageSize ?? kept.pageSize,
});

export const usualTitleOf = ({ jobTitle, companyName }: Pick<LetterState, 'jobTitle' | 'companyName'>) =>
  [jobTitle, companyName].filter(Boolean).join(' – ').slice(0, 200);

/** Returns the look of the current resume, or the last stored look if the resume no longer exists. */
export const lookOf = ({ sender, design }: CoverLetterEntity, resume: ResumeLook | undefined): ResumeLook =>
  resume ?? { sender: sender ?? nobody, design: design ?? usualDesign };

export const toLetter = (row: CoverLetterEntity, look: ResumeLook, userId: string | undefined): CoverLetter => ({
  ...stateOf(row, row),
  language: row.language,
  pageSize: row.pageSize,
  ...look,
  id: row.id,
  userId: userId ?? null,
  generationId: row.generationId,
  title: titleNow<LetterState>(row, usualTitleOf),
  version: row.version,
  draft: row.draft && { ...row.draft, sender: row.draft.sender ?? undefined },
  draftVersion: row.draftVersion,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
