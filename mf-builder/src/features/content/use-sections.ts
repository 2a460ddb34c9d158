import { useMemo } from 'react';
import type { SectionSetting } from '@shortlist/contracts/builder/saved-resume';
import { sectionsOf, type SectionListing } from '@shortlist/documents/sections';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useEditor, useEditorActions } from '../../shared/editor/editor';

const settingOf = ({ key, ownName, hidden }: SectionListing): SectionSetting => ({ key, name: ownName, hidden });

export function useSections() {
  const page = useLanguage();
  const { change } = useEditorActions();
  const templateId = useEditor(({ state }) => state.templateId);
  const settings = useEditor(({ state }) => state.sections);
  const language = useEditor(({ state }) => state.language) ?? page;
  // Selects the emptiness and names of sections as a string, so that typing elsewhere does not re-render.
  const shape = useEditor(({ state }) => JSON.stringify(sectionsOf(state, templateId, settings, language)));
  const sections = useMemo(() => JSON.parse(shape) as SectionListing[], [shape]);

  const write = (next: SectionListing[]) => change((draft) => ({ ...draft, sections: next.map(settingOf) }));
  return {
    sections,
    move: (from: number, to: number) => {
      const next = [...sections];
      next.splice(to, 0, ...next.splice(from, 1));
      write(next);
    },
    /** Each column has its own order. */
    canMove: (from: number, to: number) => sections[from]?.column === sections[to]?.column,
    adjust: (index: number, { name, hidden }: { name?: string; hidden?: boolean }) =>
      write(
        sections.map((section, at) =>
          at === index ? { ...section, ownName: name ?? section.ownName, hidden: hidden ?? section.hidden } : section,
        ),
      ),
  };
}
