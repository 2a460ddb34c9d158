import { composeLetter } from '@shortlist/documents/compose/letter';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { GenerationEntity } from './generation.entity';

export const documentKinds = ['resume', 'coverLetter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a download is made in where no template was chosen; what a score is measured on. */
export const defaultTemplateId = 'modern-professional';

/** The documents of a generation, stored or not yet. */
export type Documents = Pick<GenerationEntity, 'resume' | 'letter' | 'fills' | 'jobTitle' | 'language' | 'pageSize'>;

/** A document of a generation as it stands, and the same set closer, for when that saves a page. */
export function treesOf(
  { resume, letter, fills, jobTitle, language, pageSize }: Documents,
  document: DocumentKind,
  templateId = defaultTemplateId,
): { tree: DocumentTree; denser: DocumentTree[] } {
  const compose = (density?: 'compact') => {
    const options = { templateId, language, pageSize, fills, jobTitle, density };
    return document === 'coverLetter' ? composeLetter(letter, { ...options, resume }) : composeResume(resume, options);
  };
  return { tree: compose(), denser: [compose('compact')] };
}
