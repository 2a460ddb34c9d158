import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { getIndustryOptions } from '@shortlist/contracts/platform/industry-names';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLazyComponent } from '@shortlist/shared-ui/navigation/use-lazy-component';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PageTitle } from '../../shared/page-title';
import { generationsQuery } from '../../shared/queries';
import {
  maxJobPostingLength,
  maxTitleLength,
  parseGenerationRequest,
  type GenerationRequest,
  type GenerationRequestFields,
} from '../../shared/generation-request';
import { QuotaStatus, LimitAlert } from './quota-status';
import { useRequestFields } from './use-request-fields';
import { RequestFormSheet } from './request-form-sheet';

const loadGenerationList = async () => (await import('../../shared/generation-list')).GenerationList;

interface Props {
  initialFields: GenerationRequestFields;
  notice?: ReactNode;
  onGenerate: (request: GenerationRequest) => void;
}

export function RequestFormScreen({ initialFields, notice, onGenerate }: Props) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const [fields, setFields] = useRequestFields(initialFields);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const industryRef = useRef<HTMLSelectElement>(null);
  const generations = useQuery(generationsQuery()).data ?? [];
  const GenerationList = useLazyComponent(loadGenerationList, generations.length > 0);

  const missingFields = { title: hasSubmitted && !fields.jobTitle.trim(), industry: hasSubmitted && !fields.industry };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    const request = parseGenerationRequest(fields);
    if (request) return onGenerate(request);
    toast({ title: t('form.missing'), description: t('form.missingText'), variant: 'destructive' });
    (fields.jobTitle.trim() ? industryRef : titleRef).current?.focus();
  };

  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[392px_1fr] lg:gap-16 lg:pt-14">
      {notice}
      <div className="min-w-0">
        <PageTitle className="d1">{t('form.heading')}</PageTitle>
        <p className="measure mt-4 text-lg text-ink-soft">{t('form.intro')}</p>
        {/* Without JavaScript, submitting returns to this page with the fields in the URL. */}
        <form action={localizePath(language, '/autonomous')} onSubmit={submit} noValidate className="mt-6 grid gap-5">
          <TextInput
            ref={titleRef}
            label={t('form.jobTitle')}
            hint={t('form.jobTitleHint')}
            error={missingFields.title ? t('form.jobTitleMissing') : undefined}
            className="[&_input]:min-h-13"
            name="title"
            maxLength={maxTitleLength}
            autoComplete="organization-title"
            value={fields.jobTitle}
            onChange={(event) => setFields({ ...fields, jobTitle: event.target.value })}
          />
          <Select
            ref={industryRef}
            label={t('form.industry')}
            placeholder={t('form.industryChoose')}
            error={missingFields.industry ? t('form.industryMissing') : undefined}
            className="[&_select]:min-h-13"
            options={getIndustryOptions(language)}
            name="industry"
            value={fields.industry}
            onChange={(event) => setFields({ ...fields, industry: event.target.value })}
          />
          <TextArea
            label={t('form.posting')}
            note={t('form.optional')}
            hint={t('form.postingHint')}
            rows={3}
            maxLength={maxJobPostingLength}
            value={fields.jobPosting ?? ''}
            onChange={(event) => setFields({ ...fields, jobPosting: event.target.value })}
            className="[&_textarea]:max-h-48 [&_textarea]:overflow-y-auto"
          />
          <LimitAlert />
          <Button type="submit" variant="primary" size="lg" fullWidth className="mt-1">
            {t('form.generate')}
          </Button>
        </form>
        <QuotaStatus />
        {GenerationList && generations.length > 0 && (
          <section className="mt-10 grid gap-3" aria-labelledby="earlier">
            <h2 id="earlier" className="d4">
              {t('earlier.heading')}
            </h2>
            <GenerationList generations={generations} />
          </section>
        )}
      </div>
      <RequestFormSheet jobTitle={fields.jobTitle} />
    </div>
  );
}
