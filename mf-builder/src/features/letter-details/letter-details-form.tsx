import { ChevronDown } from 'lucide-react';
import { languages } from '@shortlist/contracts/platform/languages';
import { letterLengthSchema, letterToneSchema } from '@shortlist/contracts/builder/cover-letter';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { useMessages } from '../../messages';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';
import { DenseForm } from '../../shared/fields/dense-form';
import { setLetterResume } from '../../shared/letter-editor/letter-adapter';
import { resumesQuery } from '../../shared/stored-documents/document-list-queries';
import { SenderFields } from './sender-fields';

export function LetterDetailsForm() {
  const t = useMessages();
  const { setField } = useLetterEditorActions();
  const letter = useLetterEditor(({ draft }) => draft);
  const issues = useLetterEditor((editor) => editor.issues);
  return (
    <DenseForm className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('letter.jobTitle')}
          value={letter.jobTitle}
          error={issues.jobTitle}
          maxLength={200}
          onChange={(event) => setField('jobTitle', event.target.value)}
        />
        <TextInput
          label={t('letter.company')}
          value={letter.companyName}
          error={issues.companyName}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setField('companyName', event.target.value)}
        />
      </div>
      <TextInput
        label={t('letter.recipient')}
        note={t('fields.optional')}
        hint={t('letter.recipientHint')}
        value={letter.recipient}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setField('recipient', event.target.value)}
      />
      <TextArea
        label={t('letter.description')}
        note={t('fields.optional')}
        rows={8}
        maxLength={20_000}
        value={letter.jobDescription}
        onChange={(event) => setField('jobDescription', event.target.value)}
        className="[&_textarea]:max-h-96 [&_textarea]:overflow-y-auto"
      />
      <ResumeSelect />
      <MoreOptions />
    </DenseForm>
  );
}

function ResumeSelect() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const { updateDraft } = useLetterEditorActions();
  const resumeId = useLetterEditor(({ draft }) => draft.resumeId);
  const { data: resumes } = useQuery(resumesQuery());
  if (!resumes) return null;
  const selectedResume = resumes.find(({ id }) => id === resumeId);
  if (resumes.length === 0) {
    return (
      <>
        <Alert
          title={t('letter.noResume')}
          action={
            hasRoute('/resume-builder') && (
              <Link to="/resume-builder" className={getButtonClass({ size: 'sm' })}>
                {t('letter.createResume')}
              </Link>
            )
          }
        >
          {t('letter.noResumeText')}
        </Alert>
        <SenderFields />
      </>
    );
  }
  return (
    <>
      <Select
        label={t('letter.resume')}
        hint={t('letter.resumeHint')}
        value={selectedResume?.id ?? ''}
        options={[
          ...resumes.map(({ id, title }) => ({ value: id, label: title || t('letter.untitled') })),
          { value: '', label: t('letter.withoutResume') },
        ]}
        onChange={({ target }) => {
          const nextResume = resumes.find(({ id }) => id === target.value);
          updateDraft((draft) => setLetterResume(draft, selectedResume, nextResume));
        }}
      />
      {!selectedResume && <SenderFields />}
    </>
  );
}

function MoreOptions() {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const { setField } = useLetterEditorActions();
  const letter = useLetterEditor(({ draft }) => draft);
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-3 text-sm font-medium">
        {t('letter.more')}
        <ChevronDown size={20} className="shrink-0 text-ink-soft group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-4 border-t border-line p-3">
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t('letter.tone')}</p>
          <SegmentedControl
            label={t('letter.tone')}
            value={letter.tone}
            options={letterToneSchema.options.map((tone) => ({ value: tone, label: t(`letter.tones.${tone}`) }))}
            onChange={(tone) => setField('tone', tone)}
          />
        </div>
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t('letter.length')}</p>
          <SegmentedControl
            label={t('letter.length')}
            value={letter.length}
            options={letterLengthSchema.options.map((length) => ({
              value: length,
              label: t(`letter.lengths.${length}`),
            }))}
            onChange={(length) => setField('length', length)}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('letter.language')}
            value={letter.language ?? pageLanguage}
            options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            onChange={(event) => setField('language', event.target.value)}
          />
          <TextInput
            type="date"
            label={t('letter.date')}
            hint={t('letter.dateHint')}
            value={letter.date}
            onChange={(event) => setField('date', event.target.value)}
          />
        </div>
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t('letter.paper')}</p>
          <SegmentedControl
            label={t('letter.paper')}
            value={letter.pageSize ?? getDefaultPageSize()}
            options={[
              { value: 'Letter', label: t('export.letter') },
              { value: 'A4', label: 'A4' },
            ]}
            onChange={(paper) => setField('pageSize', paper)}
          />
        </div>
      </div>
    </details>
  );
}
