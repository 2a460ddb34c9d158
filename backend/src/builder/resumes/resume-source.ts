import { closerSettings } from '@shortlist/documents/compose/closer';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import type { Source } from '../../rendering/source';
import type { ResumeState } from './resume.entity';

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
 * Uses the resume's own template by default. Tightens the layout if that saves a page, unless the person chose a
 * density.
 */
export const sourceOf = (state: ResumeState, templateId?: string): Source => ({
  resume: state.content,
  options: optionsOf(state, templateId),
  closer: closerSettings.resume(state.density),
});
