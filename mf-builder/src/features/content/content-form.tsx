import { Plus } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { SectionListing } from '@shortlist/documents/sections';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { insertIn } from '../../shared/document/paths';
import { blankItem } from '../../shared/editor/blank';
import { useEditor, useEditorActions, useWantedField } from '../../shared/editor/editor';
import { controlAround, controlOf } from '../../shared/editor/focus';
import { useFormView } from '../../shared/editor/form-view';
import { DenseForm } from '../../shared/fields/dense-form';
import { ListField } from '../../shared/fields/list-field';
import { AreaField } from '../../shared/fields/text-field';
import { ImproveMenu } from '../../shared/improve/improve-menu';
import { ImprovePanel } from '../../shared/improve/improve-panel';
import { useImproveField } from '../../shared/improve/use-improve-field';
import { SortableList } from '../../shared/sortable/sortable-list';
import { wordsIn } from '../../shared/words-in';
import { CustomFields } from './sections/custom-fields';
import { EducationFields, ExperienceFields } from './sections/experience';
import { PersonalSection } from './sections/personal-section';
import { SectionFrame } from './section-frame';
import { SectionSettings } from './sections/section-settings';
import { SkillsField } from './sections/skills-field';
import { CertificationFields, LanguageFields, ProjectFields } from './sections/small-lists';
import { useSections } from './use-sections';

export function ContentForm() {
  const t = useMessages();
  const { sections, move, canMove, adjust } = useSections();
  const customIds = useEditor(({ state }) => state.customSections.map(({ id }) => id).join(' ')).split(' ');
  const { change, focusField } = useEditorActions();
  const follow = useFollowedFocus();

  const addSection = () => {
    const index = customIds.filter(Boolean).length;
    const id = crypto.randomUUID().slice(0, 8);
    change((draft) => insertIn(draft, 'customSections', { id, name: '', items: [blankItem()] }));
    focusField(`customSections.${index}.name`);
  };

  return (
    // Removes the indentation if the form itself is narrower than 448 px, for example beside the score.
    <DenseForm {...follow} className="@container">
      <PersonalSection />
      <SortableList
        count={sections.length}
        nameOf={(index) => sections[index]?.name ?? ''}
        keyOf={(index) => sections[index]?.key ?? ''}
        onMove={move}
        canMove={canMove}
      >
        {(index, grip) => {
          const section = sections[index];
          if (!section) return null;
          const step = (to: number) => (sections[to] && canMove(index, to) ? () => move(index, to) : undefined);
          return (
            <Section
              section={section}
              path={formPath(section, customIds)}
              grip={grip}
              onUp={step(index - 1)}
              onDown={step(index + 1)}
              onChange={(settings) => adjust(index, settings)}
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

/** Returns the path of a section's content in the resume, which is also its key in the form's view. */
function formPath({ key }: SectionListing, customIds: string[]): string {
  return key.startsWith('custom:') ? `customSections.${customIds.indexOf(key.slice('custom:'.length))}` : key;
}

interface SectionProps {
  section: SectionListing;
  path: string;
  grip: ReactNode;
  onUp?: () => void;
  onDown?: () => void;
  onChange: (settings: { name?: string; hidden?: boolean }) => void;
}

function Section({ section, path, grip, onUp, onDown, onChange }: SectionProps) {
  const t = useMessages();
  const language = useLanguage();
  const count = useEditor(({ state }) => countOf(state, path, language));
  const words = path === 'summary' && count > 0 ? t('form.words', { count }) : undefined;
  const custom = path.startsWith('customSections.');
  return (
    <SectionFrame
      id={path}
      name={section.name}
      count={words ?? (count > 0 ? String(count) : undefined)}
      hidden={section.hidden}
      grip={grip}
      onUp={onUp}
      onDown={onDown}
    >
      {custom ? <CustomFields path={path} /> : <Fields section={path} />}
      <SectionSettings section={section} named={custom} onChange={onChange} />
    </SectionFrame>
  );
}

function countOf(state: ResumeDraft, path: string, language: Language): number {
  if (path === 'summary') return wordsIn(state.personalInfo.summary, language);
  if (path.startsWith('customSections.')) return state.customSections[Number(path.split('.')[1])]?.items.length ?? 0;
  return state[path as 'skills'].length;
}

function Fields({ section }: { section: string }) {
  const t = useMessages();
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
      return (
        <ListField
          path="achievements"
          kind="sentences"
          label={t('form.achievements')}
          hideLabel
          hint={t('form.achievementsHint')}
        />
      );
    case 'certifications':
      return <CertificationFields />;
    case 'languages':
      return <LanguageFields />;
    default:
      return null;
  }
}

function SummaryField() {
  const t = useMessages();
  const improve = useImproveField('personalInfo.summary', 'summary');
  return (
    <div className="grid gap-2">
      <AreaField path="personalInfo.summary" label={t('form.summary')} hideLabel rows={4} />
      <div className="-ml-2 flex">
        <ImproveMenu improve={improve} name={t('form.summary')} />
      </div>
      <ImprovePanel improve={improve} name={t('form.summary')} />
    </div>
  );
}

/** Animation frames to wait for a field in an expanding section before focusing the nearest surrounding control. */
const patience = 6;

/** Reports the field that is being edited, and moves the focus to a requested field. */
function useFollowedFocus() {
  const { wanted, arrived, enter } = useWantedField();
  const { reveal } = useFormView();
  const revealing = useRef(reveal);
  useEffect(() => {
    revealing.current = reveal;
  });
  useEffect(() => {
    if (!wanted) return;
    revealing.current(wanted.path);
    let left = patience;
    let frame = 0;
    const go = () => {
      const control = left > 0 ? controlOf(wanted.path) : controlAround(wanted.path);
      if (!control && left-- > 0) {
        frame = requestAnimationFrame(go);
        return;
      }
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      arrived();
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [wanted, arrived]);
  return {
    onFocus: (event: FocusEvent) => {
      const path = event.target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      if (path) enter(path);
    },
  };
}
