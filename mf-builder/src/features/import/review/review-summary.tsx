import { useMessages } from '../../../messages';
import { countByConfidence, type ImportReview } from '../import-review';

export function ReviewSummary({ review }: { review: ImportReview }) {
  const t = useMessages();
  const { sure: sureCount, check: checkCount, missing: missingCount, total } = countByConfidence(review);
  const { fileName, pages } = review.file;
  const formatSentence = (parts: string[]) =>
    t('import.sentence', { parts: parts.filter(Boolean).join(t('import.comma')) });
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      {formatSentence([fileName || t('import.pasted'), pages > 0 ? t('import.pages', { count: pages }) : ''])}
      <span role="status">
        {formatSentence([
          t('import.sure', { sure: sureCount, count: total }),
          checkCount > 0 ? t('import.toReview', { count: checkCount }) : '',
          missingCount > 0 ? t('import.missing', { count: missingCount }) : '',
        ])}
      </span>
      {t('import.nothingSaved')}
    </p>
  );
}
