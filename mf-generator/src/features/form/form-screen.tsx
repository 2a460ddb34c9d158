import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { industryOptions } from '@shortlist/contracts/generator/industry-names';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { EarlierList } from '../../shared/earlier-list';
import { PageTitle } from '../../shared/page-title';
import { earlierQuery } from '../../shared/queries';
import { toWish, type Wish, type WishFields } from '../../shared/wish';
import { AllowanceLine, LimitAlert } from './allowance-line';
import { useWishFields } from './use-wish-fields';
import { WaitingSheet } from '../../shared/waiting-sheet';

interface Props {
  /** Values from the link. */
  given: WishFields;
  above?: ReactNode;
  onGenerate: (wish: Wish) => void;
}

export function FormScreen({ given, above, onGenerate }: Props) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const [fields, setFields] = useWishFields(given);
  const [asked, setAsked] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const industry = useRef<HTMLSelectElement>(null);
  const earlier = useQuery(earlierQuery()).data ?? [];

  const missing = { title: asked && !fields.jobTitle.trim(), industry: asked && !fields.industry };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const wish = toWish(fields);
    if (wish) return onGenerate(wish);
    toast({ title: t('form.missing'), description: t('form.missingText'), variant: 'destructive' });
    (fields.jobTitle.trim() ? industry : title).current?.focus();
  };

  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[392px_1fr] lg:gap-16 lg:pt-14">
      {above}
      <div className="min-w-0">
        <PageTitle className="d1">{t('form.heading')}</PageTitle>
        <p className="measure mt-4 text-lg text-ink-soft">{t('form.intro')}</p>
        {/* Without scripts, the submitted fields return in the URL of this screen. */}
        <form action={localPath(language, '/autonomous')} onSubmit={submit} noValidate className="mt-6 grid gap-5">
          <TextInput
            ref={title}
            label={t('form.jobTitle')}
            hint={t('form.jobTitleHint')}
            error={missing.title ? t('form.jobTitleMissing') : undefined}
            className="[&_input]:min-h-13"
            name="title"
            maxLength={120}
            autoComplete="organization-title"
            value={fields.jobTitle}
            onChange={(event) => setFields({ ...fields, jobTitle: event.target.value })}
          />
          <Select
            ref={industry}
            label={t('form.industry')}
            placeholder={t('form.industryChoose')}
            error={missing.industry ? t('form.industryMissing') : undefined}
            className="[&_select]:min-h-13"
            options={industryOptions(language)}
            name="industry"
            value={fields.industry}
            onChange={(event) => setFields({ ...fields, industry: event.target.value })}
          />
          <LimitAlert />
          <Button type="submit" variant="primary" size="lg" block className="mt-1">
            {t('form.generate')}
          </Button>
        </form>
        <AllowanceLine />
        {earlier.length > 0 && (
          <section className="mt-10 grid gap-3" aria-labelledby="earlier">
            <h2 id="earlier" className="d4">
              {t('earlier.heading')}
            </h2>
            <EarlierList generations={earlier} />
          </section>
        )}
      </div>
      <WaitingSheet jobTitle={fields.jobTitle} />
    </div>
  );
}
