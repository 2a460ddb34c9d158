import { CopyPlus } from 'lucide-react';
import type { Education, Experience } from '@shortlist/contracts/builder/resume';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { insertIn } from '../../../shared/document/paths';
import { blankEducation, blankExperience } from '../../../shared/editor/blank';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { AreaField, TextField } from '../../../shared/fields/text-field';
import { Bullets } from '../bullets';
import { CurrentDates } from '../current-dates';
import { EntryList } from '../entry-list';
import { useSpan } from '../../../shared/use-span';

/** Edits the jobs. Adjacent entries with the same company are roles at one employer. */
export function ExperienceFields() {
  const t = useMessages();
  const span = useSpan();
  return (
    <EntryList<Experience>
      path="experience"
      blank={blankExperience}
      titleOf={({ position, company }) => position || company}
      detailOf={(item) => [item.position && item.company, span(item)].filter(Boolean).join(', ')}
      untitled={t('form.newExperience')}
      addLabel={t('form.addExperience')}
      keepOne
      extra={(path, index) => <AddRole path={path} index={index} />}
    >
      {(path) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.company`} label={t('form.company')} autoComplete="off" />
            <TextField path={`${path}.position`} label={t('form.position')} autoComplete="off" />
          </div>
          <CurrentDates path={path} nowLabel={t('form.workHere')} />
          <TextField path={`${path}.location`} label={t('form.location')} optional autoComplete="off" />
          <AreaField path={`${path}.description`} label={t('form.description')} optional rows={2} />
          <Bullets path={`${path}.achievements`} />
        </>
      )}
    </EntryList>
  );
}

/** Adds another role at the same employer above this one, because the newest role comes first. */
function AddRole({ path, index }: { path: string; index: number }) {
  const t = useMessages();
  const hasCompany = useEditor(({ state }) => state.experience[index]?.company.trim() !== '');
  const { change, focusField } = useEditorActions();
  const add = () => {
    change((draft) => {
      const { company = '', location = '' } = draft.experience[index] ?? {};
      return insertIn(draft, 'experience', { ...blankExperience(), company, location }, index);
    });
    focusField(`${path}.position`);
  };
  if (!hasCompany) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 justify-self-start text-accent!"
      icon={<CopyPlus size={16} aria-hidden />}
      onClick={add}
    >
      {t('form.addRole')}
    </Button>
  );
}

export function EducationFields() {
  const t = useMessages();
  const span = useSpan();
  return (
    <EntryList<Education>
      path="education"
      blank={blankEducation}
      titleOf={({ degree, institution }) => degree || institution}
      detailOf={(item) => [item.degree && item.institution, span(item)].filter(Boolean).join(', ')}
      untitled={t('form.newEducation')}
      addLabel={t('form.addEducation')}
      keepOne
    >
      {(path) => (
        <>
          <TextField path={`${path}.institution`} label={t('form.institution')} autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.degree`} label={t('form.degree')} autoComplete="off" />
            <TextField path={`${path}.field`} label={t('form.field')} autoComplete="off" />
          </div>
          <CurrentDates path={path} nowLabel={t('form.studyHere')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.location`} label={t('form.location')} optional autoComplete="off" />
            <TextField path={`${path}.gpa`} label={t('form.gpa')} optional autoComplete="off" />
          </div>
          <Bullets path={`${path}.achievements`} />
        </>
      )}
    </EntryList>
  );
}
