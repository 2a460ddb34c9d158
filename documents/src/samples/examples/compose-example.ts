import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '../../compose/resume';
import type { DocumentTree } from '../../tree';
import type { Example } from './example';

type Appearance = Pick<Example, 'templateId' | 'density'>;

/** Used for the card and the page of an example, and for its scored file. */
export const composeExample = (example: Appearance, resume: ResumeContent, language: Language): DocumentTree =>
  composeResume(resume, { ...example, language, pageSize: 'A4' });
