import { useMemo } from 'react';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import { listSections, type SectionListItem } from '@shortlist/documents/sections';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';

const toSectionSetting = ({ key, customName, hidden }: SectionListItem): SectionSetting => ({
  key,
  name: customName,
  hidden,
});

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

  const saveSections = (next: SectionListItem[]) =>
    updateDraft((draft) => ({ ...draft, sections: next.map(toSectionSetting) }));
  return {
    sections,
    moveSection: (from: number, to: number) => {
      const next = [...sections];
      next.splice(to, 0, ...next.splice(from, 1));
      saveSections(next);
    },
    /** A section can only move within its column. */
    canMoveSection: (from: number, to: number) => sections[from]?.column === sections[to]?.column,
    updateSection: (index: number, { name, hidden }: { name?: string; hidden?: boolean }) =>
      saveSections(
        sections.map((section, sectionIndex) =>
          sectionIndex === index
            ? { ...section, customName: name ?? section.customName, hidden: hidden ?? section.hidden }
            : section,
        ),
      ),
  };
}
