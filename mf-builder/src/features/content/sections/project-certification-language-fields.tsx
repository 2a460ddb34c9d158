import type { Project, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { formatTypedDate } from '@shortlist/documents/i18n/format-date';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { createEmptyProject } from '@shortlist/documents/empty-content';
import { DateField } from '../../../shared/fields/date-field';
import { ListField } from '../../../shared/fields/list-field';
import { TextField } from '../../../shared/fields/text-field';
import { EntryList } from '../entry-list';
import { ImprovableTextAreaField } from '../improvable-text-area-field';

export function ProjectFields() {
  const t = useMessages();
  return (
    <EntryList<Project>
      path="projects"
      createEmpty={createEmptyProject}
      getTitle={({ name }) => name}
      getSubtitle={({ technologies }) => technologies.join(', ')}
      untitledLabel={t('form.newProject')}
      addLabel={t('form.addProject')}
    >
      {(path) => (
        <>
          <TextField path={`${path}.name`} label={t('form.projectName')} autoComplete="off" />
          <ImprovableTextAreaField path={`${path}.description`} label={t('form.description')} rows={2} />
          <ListField
            path={`${path}.technologies`}
            label={t('form.technologies')}
            hint={t('form.commaHint')}
            optional
            rows={1}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.url`} label={t('form.url')} optional type="url" autoComplete="off" />
            <TextField path={`${path}.github`} label={t('form.github')} optional type="url" autoComplete="off" />
          </div>
        </>
      )}
    </EntryList>
  );
}

type Certification = ResumeContent['certifications'][number];

export function CertificationFields() {
  const t = useMessages();
  const language = useLanguage();
  return (
    <EntryList<Certification>
      path="certifications"
      createEmpty={() => ({ name: '', issuer: '', date: '' })}
      getTitle={({ name }) => name}
      getSubtitle={({ issuer, date }) => [issuer, formatTypedDate(date, language)].filter(Boolean).join(', ')}
      untitledLabel={t('form.newCertification')}
      addLabel={t('form.addCertification')}
    >
      {(path) => (
        <>
          <TextField path={`${path}.name`} label={t('form.certificationName')} autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField path={`${path}.issuer`} label={t('form.issuer')} optional autoComplete="off" />
            <DateField path={`${path}.date`} label={t('form.date')} optional />
          </div>
        </>
      )}
    </EntryList>
  );
}

type SpokenLanguage = ResumeContent['languages'][number];

export function LanguageFields() {
  const t = useMessages();
  return (
    <EntryList<SpokenLanguage>
      path="languages"
      createEmpty={() => ({ name: '', level: '' })}
      getTitle={({ name }) => name}
      getSubtitle={({ level }) => level}
      untitledLabel={t('form.newLanguage')}
      addLabel={t('form.addLanguage')}
    >
      {(path) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField path={`${path}.name`} label={t('form.languageName')} autoComplete="off" />
          <TextField path={`${path}.level`} label={t('form.level')} optional autoComplete="off" />
        </div>
      )}
    </EntryList>
  );
}
