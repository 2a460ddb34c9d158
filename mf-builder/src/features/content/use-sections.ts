import { useMemo } from 'react';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import { listSections, type SectionListItem } from '@shortlist/documents/sections';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { canMoveSection, moveSection, updateSectionSetting } from '../../shared/section-settings';

export function useSections() {
  const pageLanguage = useLanguage();
  const { updateDraft } = useResumeEditorActions();
  const templateId = useResumeEditor(({ draft }) => draft.templateId);
  const settings = useResumeEditor(({ draft }) => draft.sections);
  const language = useResumeEditor(({ draft }) => draft.language) ?? pageLanguage;
  // Selects the sections as a JSON string, so that typing re-renders only when a section changes.
  const serializedSections = useResumeEditor(({ draft }) =>
    JSON.stringify(listSections(draft, templateId, settings, language)),
  );
  const sections = useMemo(() => JSON.parse(serializedSections) as SectionListItem[], [serializedSections]);

  const saveSettings = (next: SectionSetting[]) => updateDraft((draft) => ({ ...draft, sections: next }));
  return {
    sections,
    moveSection: (from: number, to: number) => saveSettings(moveSection(sections, from, to)),
    canMoveSection: (from: number, to: number) => canMoveSection(sections, from, to),
    updateSection: (index: number, change: { name?: string; hidden?: boolean }) =>
      saveSettings(updateSectionSetting(sections, sections[index]?.key, change)),
  };
}
