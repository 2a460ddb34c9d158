import { denserSettings } from '@shortlist/documents/compose/denser-settings';
import { applyUserCorrections, applyUserTitle } from '@shortlist/documents/user-corrections';
import type { DocumentSource } from '../engine/rendering/document-source';
import type { GenerationEntity } from './generation.entity';

export const documentKinds = ['resume', 'coverLetter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Template of the files that are scored, and of downloads without a chosen template. */
export const defaultTemplateId = 'modern-professional';

export type GenerationDocuments = Pick<
  GenerationEntity,
  'resume' | 'jobs' | 'leftOut' | 'ownLines' | 'letter' | 'fills' | 'jobTitle' | 'language' | 'pageSize'
>;

/** Applies the user's corrections to a document for rendering. Tightens the layout if that saves a page. */
export function createGenerationSource(
  { resume, jobs, leftOut, ownLines, letter, fills, jobTitle, language, pageSize }: GenerationDocuments,
  document: DocumentKind,
  templateId = defaultTemplateId,
): DocumentSource {
  const options = { templateId, language, pageSize, fills, jobTitle };
  return document === 'coverLetter'
    ? {
        kind: 'letter',
        letter: applyUserTitle(letter, fills),
        options: { ...options, resume },
        denserSettings: denserSettings.letter(),
      }
    : {
        kind: 'resume',
        resume: applyUserCorrections(resume, { jobs, leftOut, ownLines, fills }),
        options,
        denserSettings: denserSettings.resume('regular'),
        carriesData: true,
      };
}
