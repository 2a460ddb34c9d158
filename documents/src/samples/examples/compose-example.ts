import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '../../compose/resume';
import type { DocumentTree } from '../../tree';
import type { Example } from './example';

type Appearance = Pick<Example, 'templateId' | 'density'>;

/** The sheet of an example: what its card and its page show, and the file that its score is of. */
export const composeExample = (example: Appearance, resume: ResumeContent, language: Language): DocumentTree =>
  composeResume(resume, { ...example, language, pageSize: 'A4' });
