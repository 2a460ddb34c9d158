import { CircleAlert } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { getIndustryOptions } from '@shortlist/contracts/platform/industry-names';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { FieldGroup, FieldGroupItem } from '@shortlist/shared-ui/components/field-group';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { useHydrated } from '@shortlist/shared-ui/navigation/use-hydrated';
import { useLanguage, useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../messages';
import { useMediaQuery } from '@shortlist/shared-ui/components/use-media-query';

/** Languages in which long labels leave no room for the button next to the fields. */
const languagesWithLongLabels = ['es', 'fr', 'de'];

const fields = ['title', 'industry'] as const;
type Field = (typeof fields)[number];

/** Opens the generator with a job title and an industry. Before hydration, the browser reports missing fields. */
export function StartForm() {
  const t = useMessages();
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  const isHydrated = useHydrated();
  const id = useId();
  const [missingFields, setMissingFields] = useState<readonly Field[]>([]);
  // At these window widths, the home page shows a sample resume next to the form and leaves little room for it.
  const isNarrow = useMediaQuery('(min-width: 1024px) and (max-width: 1151px)');
  if (!useHasRoute()('/autonomous')) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const name of fields) {
      const value = formData.get(name);
      query.set(name, typeof value === 'string' ? value.trim() : '');
    }
    const emptyFields = fields.filter((name) => !query.get(name));
    setMissingFields(emptyFields);
    if (emptyFields[0]) return event.currentTarget.querySelector<HTMLElement>(`[name=${emptyFields[0]}]`)?.focus();
    navigate(`/autonomous?${query.toString()}`);
  };
  const getFieldProps = (name: Field) => ({
    name,
    required: true,
    'aria-invalid': missingFields.includes(name) || undefined,
    'aria-describedby': missingFields.includes(name) ? id + name : undefined,
    onChange: () => setMissingFields((previousFields) => previousFields.filter((field) => field !== name)),
  });
  return (
    <form action={localizePath(language, '/autonomous')} method="get" onSubmit={submit} noValidate={isHydrated}>
      <FieldGroup
        actionBelow={isNarrow || languagesWithLongLabels.includes(language)}
        action={
          <Button type="submit" variant="primary" size="lg" fullWidth>
            {t('start.submit')}
          </Button>
        }
      >
        <FieldGroupItem
          label={t('start.jobTitle')}
          {...getFieldProps('title')}
          placeholder={t('start.example')}
          maxLength={120}
        />
        <FieldGroupItem
          label={t('start.industry')}
          {...getFieldProps('industry')}
          placeholder={t('start.choose')}
          options={getIndustryOptions(language)}
          defaultValue=""
        />
      </FieldGroup>
      <div role="alert" className="mt-2 grid gap-1 text-sm font-medium text-danger empty:hidden">
        {missingFields.map((name) => (
          <p key={name} id={id + name} className="flex gap-1.5">
            <CircleAlert size={18} className="mt-px shrink-0" aria-hidden />
            {t(name === 'title' ? 'start.jobTitleMissing' : 'start.industryMissing')}
          </p>
        ))}
      </div>
    </form>
  );
}
