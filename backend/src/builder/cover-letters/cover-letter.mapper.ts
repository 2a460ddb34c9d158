import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import { emptyContent } from '@shortlist/documents/empty-content';
import type { ResumeAppearance } from '../resumes/resume-appearance.service';
import type { DocumentDefaults } from '../versioned-documents/creation-context';
import { getEffectiveTitle } from '../versioned-documents/effective-title';
import type { CoverLetterEntity, CoverLetterState } from './cover-letter.entity';

const emptySender: CoverLetter['sender'] = emptyContent().personalInfo;
const defaultDesign: CoverLetter['design'] = {
  templateId: 'modern-professional',
  accent: '',
  fonts: '',
  density: 'regular',
};

export const toCoverLetterState = (
  typed: Omit<LetterDraft, 'sender'> & Pick<CoverLetterState, 'sender'>,
  kept: DocumentDefaults & Pick<CoverLetterState, 'sender'>,
): CoverLetterState => ({
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

export const getDefaultCoverLetterTitle = ({
  jobTitle,
  companyName,
}: Pick<CoverLetterState, 'jobTitle' | 'companyName'>) =>
  [jobTitle, companyName].filter(Boolean).join(' – ').slice(0, 200);

/** Returns the look of the current resume, or the last stored look if the resume no longer exists. */
export const resolveAppearance = (
  { sender, design }: CoverLetterEntity,
  resume: ResumeAppearance | undefined,
): ResumeAppearance => resume ?? { sender: sender ?? emptySender, design: design ?? defaultDesign };

export const toCoverLetterResponse = (
  row: CoverLetterEntity,
  look: ResumeAppearance,
  userId: string | undefined,
): CoverLetter => ({
  ...toCoverLetterState(row, row),
  language: row.language,
  pageSize: row.pageSize,
  ...look,
  id: row.id,
  userId: userId ?? null,
  generationId: row.generationId,
  title: getEffectiveTitle<CoverLetterState>(row, getDefaultCoverLetterTitle),
  version: row.version,
  draft: row.draft && { ...row.draft, sender: row.draft.sender ?? undefined },
  draftVersion: row.draftVersion,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
