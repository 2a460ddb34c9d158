import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { buildFileName } from '../../files/file-name';
import type { ResumeState } from './resume.entity';

export const getFileNameParts = ({ content: { personalInfo }, targetJobTitle, language }: ResumeState): string[] => [
  formatFullName(personalInfo, language),
  personalInfo.headline || targetJobTitle,
];

export const buildResumeFileName = (state: ResumeState, extension?: string): string =>
  buildFileName(getFileNameParts(state), 'resume', state.language, extension);
