import { applyOwnFacts, applyOwnTitle } from '@shortlist/documents/own-facts';
import type { DocumentSource } from '../engine/rendering/document-source';
import type { GenerationEntity } from './generation.entity';

export const documentKinds = ['resume', 'coverLetter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Template for scores, and for downloads if the user has not chosen one. */
export const defaultTemplateId = 'modern-professional';

export type GenerationDocuments = Pick<
  GenerationEntity,
  'resume' | 'jobs' | 'leftOut' | 'ownLines' | 'letter' | 'fills' | 'jobTitle' | 'language' | 'pageSize'
>;

/** Returns the source of a document with the user's input. Tightens the layout if that saves a page. */
export function createGenerationSource(
  { resume, jobs, leftOut, ownLines, letter, fills, jobTitle, language, pageSize }: GenerationDocuments,
  document: DocumentKind,
  templateId = defaultTemplateId,
): DocumentSource {
  const options = { templateId, language, pageSize, fills, jobTitle };
  const denserSettings = [{ density: 'compact' as const }];
  return document === 'coverLetter'
    ? { kind: 'letter', letter: applyOwnTitle(letter, fills), options: { ...options, resume }, denserSettings }
    : {
        kind: 'resume',
        resume: applyOwnFacts(resume, { jobs, leftOut, ownLines, fills }),
        options,
        denserSettings,
        carriesData: true,
      };
}
