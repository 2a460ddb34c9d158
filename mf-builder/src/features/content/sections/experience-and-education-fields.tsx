import { CopyPlus } from 'lucide-react';
import type { Education, Experience } from '@shortlist/contracts/builder/document-content';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { insertIn } from '../../../shared/document/object-path';
import { createEmptyEducation, createEmptyExperience } from '@shortlist/documents/empty-content';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { TextField } from '../../../shared/fields/text-field';
import { BulletListField } from '../bullet-list-field';
import { DateRangeFields } from '../date-range-fields';
import { EntryList } from '../entry-list';
import { ImprovableTextAreaField } from '../improvable-text-area-field';
import { useFormatDateRange } from '../../../shared/use-format-date-range';

export function ExperienceFields() {
  const t = useMessages();
  const formatDateRange = useFormatDateRange();
  return (
    <EntryList<Experience>
      path="experience"
      createEmpty={createEmptyExperience}
      getTitle={({ position, company }) => position || company}
      getSubtitle={(item) => [item.position && item.company, formatDateRange(item)].filter(Boolean).join(', ')}
      untitledLabel={t('form.newExperience')}
      addLabel={t('form.addExperience')}
      isLastRequired
      renderExtra={(path, index) => <AddRoleButton path={path} index={index} />}
    >
      {(path) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.company`} label={t('form.company')} autoComplete="off" />
            <TextField path={`${path}.position`} label={t('form.position')} autoComplete="off" />
          </div>
          <DateRangeFields path={path} checkboxLabel={t('form.workHere')} />
          <TextField path={`${path}.location`} label={t('form.location')} optional autoComplete="off" />
          <ImprovableTextAreaField path={`${path}.description`} label={t('form.description')} optional rows={2} />
          <BulletListField path={`${path}.achievements`} />
        </>
      )}
    </EntryList>
  );
}

/** Adds another role at the same employer above this role, because the newest role comes first. */
function AddRoleButton({ path, index }: { path: string; index: number }) {
  const t = useMessages();
  const hasCompany = useResumeEditor(({ draft }) => draft.experience[index]?.company.trim() !== '');
  const { updateDraft, focusField } = useResumeEditorActions();
  const add = () => {
    updateDraft((draft) => {
      const { company = '', location = '' } = draft.experience[index] ?? {};
      return insertIn(draft, 'experience', { ...createEmptyExperience(), company, location }, index);
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
  const formatDateRange = useFormatDateRange();
  return (
    <EntryList<Education>
      path="education"
      createEmpty={createEmptyEducation}
      getTitle={({ degree, institution }) => degree || institution}
      getSubtitle={(item) => [item.degree && item.institution, formatDateRange(item)].filter(Boolean).join(', ')}
      untitledLabel={t('form.newEducation')}
      addLabel={t('form.addEducation')}
      isLastRequired
    >
      {(path) => (
        <>
          <TextField path={`${path}.institution`} label={t('form.institution')} autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.degree`} label={t('form.degree')} autoComplete="off" />
            <TextField path={`${path}.field`} label={t('form.field')} autoComplete="off" />
          </div>
          <DateRangeFields path={path} checkboxLabel={t('form.studyHere')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.location`} label={t('form.location')} optional autoComplete="off" />
            <TextField path={`${path}.gpa`} label={t('form.gpa')} optional autoComplete="off" />
          </div>
          <BulletListField path={`${path}.achievements`} />
        </>
      )}
    </EntryList>
  );
}
