import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Resume, SaveResume } from '@shortlist/contracts/builder/saved-resume';
import type { ResumeEntity, ResumeState } from './resume.entity';

/** What a save says, with what it leaves open taken from `kept`. */
export function stateOf(
  { personalInfo, experience, education, projects, skills, achievements, ...rest }: SaveResume,
  kept: Pick<ResumeState, 'pageSize' | 'language' | 'aiOptimized'>,
): ResumeState {
  const { certifications, languages, ...settings } = rest;
  const content: ResumeContent = {
    personalInfo,
    experience,
    education,
    projects,
    skills,
    achievements,
    certifications,
    languages,
  };
  return {
    title: settings.title || titleOf(content),
    templateId: settings.templateId,
    accent: settings.accent,
    density: settings.density,
    fit: settings.fit,
    pageSize: settings.pageSize ?? kept.pageSize,
    language: settings.language ?? kept.language,
    targetJobTitle: settings.targetJobTitle,
    targetIndustry: settings.targetIndustry,
    content,
    aiOptimized: settings.aiOptimized ?? kept.aiOptimized,
  };
}

const titleOf = ({ personalInfo: { firstName, lastName, headline } }: ResumeContent) =>
  [`${firstName} ${lastName}`.trim(), headline].filter(Boolean).join(' – ').slice(0, 200);

/** The state of a row, for its history. */
export const stateOfRow = ({
  title,
  templateId,
  accent,
  density,
  fit,
  pageSize,
  language,
  targetJobTitle,
  targetIndustry,
  content,
  aiOptimized,
}: ResumeEntity): ResumeState => ({
  title,
  templateId,
  accent,
  density,
  fit,
  pageSize,
  language,
  targetJobTitle,
  targetIndustry,
  content,
  aiOptimized,
});

/** What the calls answer. */
export function toResume(row: ResumeEntity, userId: string | undefined): Resume {
  const { atsScore, potential, rubricVersion, version, id } = row;
  const { content, ...settings } = stateOfRow(row);
  return {
    ...content,
    ...settings,
    id,
    userId: userId ?? null,
    atsScore,
    potential,
    rubricVersion,
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
