import { ChevronDown } from 'lucide-react';
import { languages } from '@shortlist/contracts/platform/languages';
import { letterLengthSchema, letterToneSchema } from '@shortlist/contracts/builder/writing';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import { DenseForm } from '../../shared/fields/dense-form';
import { withResume } from '../../shared/letter/letter-kind';
import { resumesQuery } from '../../shared/stored/queries';
import { SenderFields } from './sender-fields';

export function DetailsForm() {
  const t = useMessages();
  const { set } = useLetterActions();
  const letter = useLetter(({ state }) => state);
  const issues = useLetter((editor) => editor.issues);
  return (
    <DenseForm className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('letter.jobTitle')}
          value={letter.jobTitle}
          error={issues.jobTitle}
          maxLength={200}
          onChange={(event) => set('jobTitle', event.target.value)}
        />
        <TextInput
          label={t('letter.company')}
          value={letter.companyName}
          error={issues.companyName}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set('companyName', event.target.value)}
        />
      </div>
      <TextArea
        label={t('letter.description')}
        note={t('fields.optional')}
        rows={8}
        maxLength={20_000}
        value={letter.jobDescription}
        onChange={(event) => set('jobDescription', event.target.value)}
        className="[&_textarea]:max-h-96 [&_textarea]:overflow-y-auto"
      />
      <ChosenResume />
      <MoreOptions />
    </DenseForm>
  );
}

function ChosenResume() {
  const t = useMessages();
  const isMounted = useIsMounted();
  const { change } = useLetterActions();
  const resumeId = useLetter(({ state }) => state.resumeId);
  const { data: resumes } = useQuery(resumesQuery());
  if (!resumes) return null;
  const chosen = resumes.find(({ id }) => id === resumeId);
  if (resumes.length === 0) {
    return (
      <>
        <Alert
          lead={t('letter.noResume')}
          action={
            isMounted('/resume-builder') && (
              <Link to="/resume-builder" className={buttonClass({ size: 'sm' })}>
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
        value={chosen?.id ?? ''}
        options={[
          ...resumes.map(({ id, title }) => ({ value: id, label: title || t('letter.untitled') })),
          { value: '', label: t('letter.withoutResume') },
        ]}
        onChange={({ target }) => {
          const next = resumes.find(({ id }) => id === target.value);
          change((draft) => withResume(draft, chosen, next));
        }}
      />
      {!chosen && <SenderFields />}
    </>
  );
}

function MoreOptions() {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const { set } = useLetterActions();
  const letter = useLetter(({ state }) => state);
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-3 text-sm font-medium">
        {t('letter.more')}
        <ChevronDown size={20} className="shrink-0 text-ink-soft group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-4 border-t border-line p-3">
        <TextInput
          label={t('letter.recipient')}
          note={t('fields.optional')}
          hint={t('letter.recipientHint')}
          value={letter.recipient}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set('recipient', event.target.value)}
        />
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t('letter.tone')}</p>
          <Segments
            label={t('letter.tone')}
            value={letter.tone}
            options={letterToneSchema.options.map((tone) => ({ value: tone, label: t(`letter.tones.${tone}`) }))}
            onChange={(tone) => set('tone', tone)}
          />
        </div>
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t('letter.length')}</p>
          <Segments
            label={t('letter.length')}
            value={letter.length}
            options={letterLengthSchema.options.map((length) => ({
              value: length,
              label: t(`letter.lengths.${length}`),
            }))}
            onChange={(length) => set('length', length)}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('letter.language')}
            value={letter.language ?? pageLanguage}
            options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            onChange={(event) => set('language', event.target.value)}
          />
          <TextInput
            type="date"
            label={t('letter.date')}
            hint={t('letter.dateHint')}
            value={letter.date}
            onChange={(event) => set('date', event.target.value)}
          />
        </div>
        <div className="grid gap-1">
          <p className="text-sm font-medium">{t('letter.paper')}</p>
          <Segments
            label={t('letter.paper')}
            value={letter.pageSize ?? 'A4'}
            options={[
              { value: 'Letter', label: t('export.letter') },
              { value: 'A4', label: 'A4' },
            ]}
            onChange={(paper) => set('pageSize', paper)}
          />
        </div>
      </div>
    </details>
  );
}
