import { denserSettings } from '@shortlist/documents/compose/denser-settings';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import type { DocumentSource } from '../../engine/rendering/document-source';
import type { ResumeState } from './resume.entity';

export const toComposeOptions = (
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
 * Uses the resume's own template by default. Tightens the layout if that saves a page, unless the user chose a density.
 */
export const createResumeSource = (state: ResumeState, templateId?: string): DocumentSource => ({
  kind: 'resume',
  resume: state.content,
  options: toComposeOptions(state, templateId),
  denserSettings: denserSettings.resume(state.density),
  carriesData: state.carriesData,
});
