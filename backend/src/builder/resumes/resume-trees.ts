import { composeResume } from '@shortlist/documents/compose/resume';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ResumeState } from './resume.entity';

/**
 * A saved resume in its own or in another template; and set closer, for when that saves a page, unless the person chose a
 * density.
 */
export function treesOf(
  { content, templateId, accent, density, pageSize, language, targetJobTitle }: ResumeState,
  otherTemplateId = templateId,
): { tree: DocumentTree; denser: DocumentTree[] } {
  const options = { templateId: otherTemplateId, accent, density, pageSize, language, jobTitle: targetJobTitle };
  return {
    tree: composeResume(content, options),
    denser: density === 'regular' ? [composeResume(content, { ...options, density: 'compact' })] : [],
  };
}
