import type { Resume, ResumeDraft } from '@shortlist/contracts/builder/resume';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { getEffectiveTitle } from '../versioned-documents/document-kind';
import { type ResumeEntity, type ResumeScores, type ResumeState, resumeStateKeys } from './resume.entity';

export function toResumeState(
  input: ResumeDraft & { aiOptimized?: boolean | undefined },
  base: Pick<
    ResumeState,
    'pageSize' | 'carriesData' | 'language' | 'aiOptimized' | 'tray' | 'targetCompany' | 'jobPosting'
  >,
): ResumeState {
  const { title, templateId, accent, fonts, density, sections, fit, targetJobTitle, targetIndustry } = input;
  const { personalInfo, experience, education, projects, skills, achievements } = input;
  const { certifications, languages, customSections } = input;
  return {
    title,
    templateId,
    accent,
    fonts,
    density,
    sections,
    fit,
    pageSize: input.pageSize ?? base.pageSize,
    carriesData: input.carriesData ?? base.carriesData,
    language: input.language ?? base.language,
    targetJobTitle,
    targetIndustry,
    targetCompany: input.targetCompany ?? base.targetCompany,
    jobPosting: input.jobPosting ?? base.jobPosting,
    content: {
      personalInfo,
      experience,
      education,
      projects,
      skills,
      achievements,
      certifications,
      languages,
      customSections,
    },
    tray: input.tray ?? base.tray,
    aiOptimized: input.aiOptimized ?? base.aiOptimized,
  };
}

export const getSavedResumeState = (row: ResumeEntity) =>
  Object.fromEntries(resumeStateKeys.map((key) => [key, row[key]])) as unknown as ResumeState;

export const getDefaultResumeTitle = ({ content: { personalInfo }, language }: ResumeState) =>
  [formatFullName(personalInfo, language), personalInfo.headline].filter(Boolean).join(' – ').slice(0, 200);

export const toResumeDraft = ({ content, ...settings }: ResumeState): ResumeDraft => ({ ...content, ...settings });

export const getCurrentScores = (row: ResumeEntity): ResumeScores => (row.draft && row.draftScores) ?? row;

export function toResumeResponse(row: ResumeEntity, userId: string | undefined): Resume {
  const { atsScore, potential, matchScore, rubricVersion } = getCurrentScores(row);
  return {
    ...row.content,
    id: row.id,
    userId: userId ?? null,
    generationId: row.generationId,
    title: getEffectiveTitle<ResumeState>(row, getDefaultResumeTitle),
    templateId: row.templateId,
    accent: row.accent,
    fonts: row.fonts,
    density: row.density,
    sections: row.sections,
    fit: row.fit,
    pageSize: row.pageSize,
    carriesData: row.carriesData,
    language: row.language,
    targetJobTitle: row.targetJobTitle,
    targetIndustry: row.targetIndustry,
    targetCompany: row.targetCompany,
    jobPosting: row.jobPosting,
    aiOptimized: row.aiOptimized,
    atsScore,
    potential,
    matchScore,
    rubricVersion,
    tray: row.tray,
    version: row.version,
    draft: row.draft && toResumeDraft(row.draft),
    draftVersion: row.draftVersion,
    baseId: row.baseId,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
