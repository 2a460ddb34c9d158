import { fullName } from '@shortlist/documents/words/full-name';
import { fileNameOf } from '../../rendering/files/file-name';
import type { ResumeState } from './resume.entity';

export const nameParts = ({ content: { personalInfo }, targetJobTitle, language }: ResumeState): string[] => [
  fullName(personalInfo, language),
  personalInfo.headline || targetJobTitle,
];

export const resumeFileName = (state: ResumeState, extension?: string): string =>
  fileNameOf(nameParts(state), 'resume', state.language, extension);
