import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '../../compose/compose-resume';
import type { DocumentTree } from '../../document-tree';
import type { Example } from './examples';

type Appearance = Pick<Example, 'templateId' | 'density'>;

/** Used for the card and the page of an example, and for its scored file. */
export const composeExample = (example: Appearance, resume: ResumeContent, language: Language): DocumentTree =>
  composeResume(resume, { ...example, language, pageSize: 'A4' });
