import { composeResume } from '@shortlist/documents/compose/resume';
import type { ComposeOptions } from '@shortlist/documents/compose/setting';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { ResumeState } from './resume.entity';

/** What a saved resume is set with, in its own or in another template. */
export const optionsOf = (
  { templateId, accent, fonts, density, sections, fit, pageSize, language, targetJobTitle }: ResumeState,
  otherTemplateId = templateId,
): ComposeOptions => ({
  templateId: otherTemplateId,
  accent,
  fonts,
  density,
  sections,
  fit,
  pageSize,
  language,
  jobTitle: targetJobTitle,
});

/**
 * A saved resume in its own or in another template; and set closer, for when that saves a page, unless the person chose a
 * density.
 */
export function treesOf(state: ResumeState, templateId?: string): { tree: DocumentTree; denser: DocumentTree[] } {
  const options = optionsOf(state, templateId);
  return {
    tree: composeResume(state.content, options),
    denser: state.density === 'regular' ? [composeResume(state.content, { ...options, density: 'compact' })] : [],
  };
}
