import type { FormEvent } from 'react';
import { industryOptions } from '@shortlist/contracts/generator/industry-names';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Pair, PairCell } from '@shortlist/shared-ui/components/pair';
import { localPath } from '@shortlist/shared-ui/navigation/paths';
import { useGo, useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../messages';
import { useMedia } from '@shortlist/shared-ui/components/use-media';

/** Languages whose words need the whole width: the button stands below the cells, as it does beside a narrow sheet. */
const wordy = ['es', 'fr', 'de'];

/**
 * Job title and industry: starts the generator, which asks for what is missing. A plain form, so that it works before the
 * scripts do.
 */
export function StartForm() {
  const t = useMessages();
  const language = useLanguage();
  const go = useGo();
  const narrow = useMedia('(min-width: 1024px) and (max-width: 1151px)');
  if (!useIsMounted()('/autonomous')) return null;

  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const [name, value] of entered) if (typeof value === 'string') query.set(name, value.trim());
    go(`/autonomous?${query.toString()}`);
  };
  return (
    <form action={localPath(language, '/autonomous')} method="get" onSubmit={start}>
      <Pair
        tall={narrow || wordy.includes(language)}
        action={
          <Button type="submit" variant="primary" size="lg" block>
            {t('start.submit')}
          </Button>
        }
      >
        <PairCell label={t('start.jobTitle')} name="title" placeholder={t('start.example')} maxLength={120} />
        <PairCell
          label={t('start.industry')}
          name="industry"
          placeholder={t('start.choose')}
          options={industryOptions(language)}
          defaultValue=""
        />
      </Pair>
    </form>
  );
}
