import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import { createEmptyContent } from '@shortlist/documents/empty-content';
import type { ResumeAppearance } from '../resumes/resume-appearance.service';
import type { DocumentDefaults } from '../versioned-documents/creation-context';
import { getEffectiveTitle } from '../versioned-documents/document-kind';
import type { CoverLetterEntity, CoverLetterState } from './cover-letter.entity';

const emptySender: CoverLetter['sender'] = createEmptyContent().personalInfo;
const defaultDesign: CoverLetter['design'] = {
  templateId: 'modern-professional',
  accent: '',
  fonts: '',
  density: 'regular',
};

export const toCoverLetterState = (
  input: Omit<LetterDraft, 'sender'> & Pick<CoverLetterState, 'sender'>,
  base: DocumentDefaults & Pick<CoverLetterState, 'sender'>,
): CoverLetterState => ({
  title: input.title,
  jobTitle: input.jobTitle,
  companyName: input.companyName,
  jobDescription: input.jobDescription,
  content: input.content,
  aiGenerated: input.aiGenerated,
  targetJobTitle: input.targetJobTitle,
  targetIndustry: input.targetIndustry,
  resumeId: input.resumeId,
  recipient: input.recipient,
  salutation: input.salutation,
  date: input.date,
  tone: input.tone,
  length: input.length,
  suggestions: input.suggestions,
  ...((input.sender ?? base.sender) && { sender: input.sender ?? base.sender }),
  language: input.language ?? base.language,
  pageSize: input.pageSize ?? base.pageSize,
});

export const getDefaultCoverLetterTitle = ({
  jobTitle,
  companyName,
}: Pick<CoverLetterState, 'jobTitle' | 'companyName'>) =>
  [jobTitle, companyName].filter(Boolean).join(' – ').slice(0, 200);

export const resolveAppearance = (
  { sender, design }: CoverLetterEntity,
  resume: ResumeAppearance | undefined,
): ResumeAppearance => resume ?? { sender: sender ?? emptySender, design: design ?? defaultDesign };

export const toCoverLetterResponse = (
  row: CoverLetterEntity,
  appearance: ResumeAppearance,
  userId: string | undefined,
): CoverLetter => ({
  ...toCoverLetterState(row, row),
  language: row.language,
  pageSize: row.pageSize,
  ...appearance,
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
