import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, type FocusEvent, type ReactNode } from 'react';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { SectionListItem } from '@shortlist/documents/sections';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { insertIn } from '../../shared/document/object-path';
import { createEmptyCustomItem } from '@shortlist/documents/empty-content';
import {
  useResumeEditor,
  useResumeEditorActions,
  useRequestedField,
} from '../../shared/resume-editor/resume-editor-context';
import { findNearestFieldElement, findFieldElement } from '../../shared/resume-editor/field-focus';
import { useFormDisclosure } from '../../shared/resume-editor/form-disclosure';
import { DenseForm } from '../../shared/fields/dense-form';
import { SortableList } from '../../shared/sortable/sortable-list';
import { countWords } from '../../shared/count-words';
import { BulletListField } from './bullet-list-field';
import { CustomSectionFields } from './sections/custom-section-fields';
import { EducationFields, ExperienceFields } from './sections/experience-and-education-fields';
import { PersonalSection } from './sections/personal-section';
import { CollapsibleSection } from './collapsible-section';
import { SectionSettings } from './sections/section-settings';
import { SkillsField } from './sections/skills-field';
import { SummaryField } from './sections/summary-field';
import { CertificationFields, LanguageFields, ProjectFields } from './sections/project-certification-language-fields';
import { useSections } from './use-sections';

export function ContentForm() {
  const t = useMessages();
  const { sections, moveSection, canMoveSection, updateSection } = useSections();
  const customIds = useResumeEditor(({ draft }) => draft.customSections.map(({ id }) => id).join(' ')).split(' ');
  const { updateDraft, focusField } = useResumeEditorActions();
  const focusHandlers = useFieldFocus();

  const addSection = () => {
    const index = customIds.filter(Boolean).length;
    const id = crypto.randomUUID().slice(0, 8);
    updateDraft((draft) => insertIn(draft, 'customSections', { id, name: '', items: [createEmptyCustomItem()] }));
    focusField(`customSections.${index}.name`);
  };

  return (
    // The container query removes the form's indentation below 448 px, for example next to the score.
    <DenseForm {...focusHandlers} className="@container">
      <PersonalSection />
      <SortableList
        count={sections.length}
        getLabel={(index) => sections[index]?.name ?? ''}
        getKey={(index) => sections[index]?.key ?? ''}
        onMove={moveSection}
        canMove={canMoveSection}
      >
        {(index, dragHandle) => {
          const section = sections[index];
          if (!section) return null;
          const createMoveHandler = (to: number) =>
            sections[to] && canMoveSection(index, to) ? () => moveSection(index, to) : undefined;
          return (
            <ContentSection
              section={section}
              path={getFormPath(section, customIds)}
              dragHandle={dragHandle}
              onMoveUp={createMoveHandler(index - 1)}
              onMoveDown={createMoveHandler(index + 1)}
              onChange={(settings) => updateSection(index, settings)}
            />
          );
        }}
      </SortableList>
      <Button
        variant="quiet"
        icon={<Plus size={18} aria-hidden />}
        className="mt-4 -ml-4 text-accent! @md:ml-3"
        onClick={addSection}
      >
        {t('form.addSection')}
      </Button>
    </DenseForm>
  );
}

/** Returns the section's path in the form. The path also identifies the section in the form disclosure. */
function getFormPath({ key }: SectionListItem, customIds: string[]): string {
  return key.startsWith('custom:') ? `customSections.${customIds.indexOf(key.slice('custom:'.length))}` : key;
}

interface ContentSectionProps {
  section: SectionListItem;
  path: string;
  dragHandle: ReactNode;
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  onChange: (settings: { name?: string; hidden?: boolean }) => void;
}

function ContentSection({ section, path, dragHandle, onMoveUp, onMoveDown, onChange }: ContentSectionProps) {
  const isCustom = path.startsWith('customSections.');
  return (
    <CollapsibleSection
      id={path}
      name={section.name}
      count={path === 'summary' ? <SummaryLength /> : <EntryCount path={path} />}
      hidden={section.hidden}
      dragHandle={dragHandle}
      onMoveUp={onMoveUp}
      onMoveDown={onMoveDown}
    >
      {isCustom ? <CustomSectionFields path={path} /> : <SectionFields section={path} />}
      <SectionSettings section={section} hasNameField={isCustom} onChange={onChange} />
    </CollapsibleSection>
  );
}

function SummaryLength() {
  const t = useMessages();
  const language = useLanguage();
  const summary = useResumeEditor(({ draft }) => draft.personalInfo.summary);
  const count = useMemo(() => countWords(summary, language), [summary, language]);
  return count > 0 && <Badge>{t('form.words', { count })}</Badge>;
}

function EntryCount({ path }: { path: string }) {
  const count = useResumeEditor(({ draft }) => countEntries(draft, path));
  return count > 0 && <Badge>{count}</Badge>;
}

function countEntries(draft: ResumeDraft, path: string): number {
  if (path.startsWith('customSections.')) return draft.customSections[Number(path.split('.')[1])]?.items.length ?? 0;
  return draft[path as 'skills'].length;
}

function SectionFields({ section }: { section: string }) {
  switch (section) {
    case 'summary':
      return <SummaryField />;
    case 'experience':
      return <ExperienceFields />;
    case 'education':
      return <EducationFields />;
    case 'projects':
      return <ProjectFields />;
    case 'skills':
      return <SkillsField />;
    case 'achievements':
      return <BulletListField path="achievements" hideLegend />;
    case 'certifications':
      return <CertificationFields />;
    case 'languages':
      return <LanguageFields />;
    default:
      return null;
  }
}

/** Bars at the edges of the window cover at most this much, in pixels. */
const coveredHeight = 96;

function isInView(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return top >= coveredHeight && bottom <= window.innerHeight - coveredHeight;
}

/** Animation frames to wait for a field of an expanding section. After that, the nearest control gets the focus. */
const maxFocusFrames = 6;

function useFieldFocus() {
  const { requested, clearRequest, setFocusedPath } = useRequestedField();
  const { revealField } = useFormDisclosure();
  const revealFieldRef = useRef(revealField);
  useEffect(() => {
    revealFieldRef.current = revealField;
  });
  useEffect(() => {
    if (!requested) return;
    revealFieldRef.current(requested.path);
    let framesLeft = maxFocusFrames;
    let frame = 0;
    const focusControl = () => {
      const control = framesLeft > 0 ? findFieldElement(requested.path) : findNearestFieldElement(requested.path);
      if (!control && framesLeft-- > 0) {
        frame = requestAnimationFrame(focusControl);
        return;
      }
      if (control && !isInView(control)) control.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      clearRequest();
    };
    frame = requestAnimationFrame(focusControl);
    return () => cancelAnimationFrame(frame);
  }, [requested, clearRequest]);
  return {
    onFocus: (event: FocusEvent) => {
      const path = event.target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      if (path) setFocusedPath(path);
    },
  };
}
