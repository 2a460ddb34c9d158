import { Badge } from '@shortlist/shared-ui/components/badge';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import type { StoredDocument } from '../../shared/stored-documents/document-list-queries';
import { formatRelativeTime } from '@shortlist/shared-ui/i18n/format-relative-time';

export function DocumentMetadata({ document }: { document: StoredDocument }) {
  const t = useMessages();
  const language = useLanguage();
  const otherLanguage =
    document.language !== language && new Intl.DisplayNames(language, { type: 'language' }).of(document.language);
  return (
    <p className="text-xs text-ink-soft">
      <time dateTime={document.updatedAt}>
        {t('dashboard.edited', { when: formatRelativeTime(document.updatedAt, language) })}
      </time>{' '}
      {otherLanguage && <Badge>{otherLanguage}</Badge>}
    </p>
  );
}
