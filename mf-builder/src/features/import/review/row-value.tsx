import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import { useMessages } from '../../../messages';
import { getIn } from '../../../shared/document/object-path';
import { useFormatDateRange } from '../../../shared/use-format-date-range';
import { getLowestConfidence, findFieldsAt, getTextAt, type ImportReview } from '../import-review';
import type { ReviewRow } from '../review-rows';

export function RowValue({ row, review }: { row: ReviewRow; review: ImportReview }) {
  const t = useMessages();
  const formatDateRange = useFormatDateRange();
  const [firstField] = row.fields;
  if (!firstField) return null;
  const list = getIn(review.content, firstField.path);
  if (Array.isArray(list) && list.length > 0) {
    return (
      <span className="grid gap-1">
        {(list as string[]).map((text, index) => (
          <span key={index} className="block wrap-anywhere">
            {text}
          </span>
        ))}
      </span>
    );
  }
  if (firstField.control === 'date') {
    const entry = getIn(review.content, firstField.path.slice(0, firstField.path.lastIndexOf('.')));
    const dates = formatDateRange(entry as CustomItem);
    if (dates) return dates;
  }
  const values = row.fields.map(({ path }) => getTextAt(review, path)).filter(Boolean);
  if (values.length === 0) {
    const isMissing =
      getLowestConfidence(row.fields.flatMap(({ path }) => findFieldsAt(review.fields, path))) === 'missing';
    return <span className="text-ink-soft">{t(isMissing ? 'import.notInFile' : 'import.empty')}</span>;
  }
  if (row.isTitle) {
    const [title, ...details] = values;
    const missingFields = row.fields.filter(
      ({ path }) => getLowestConfidence(findFieldsAt(review.fields, path)) === 'missing',
    );
    return (
      <>
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {details.length > 0 && (
          <span className="block text-xs wrap-anywhere text-ink-soft">{details.join(t('import.comma'))}</span>
        )}
        {missingFields.map(({ path, label }) => (
          <span key={path} className="block text-xs text-ink-soft">
            {t('import.partMissing', { name: label })}
          </span>
        ))}
      </>
    );
  }
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {row.fields.some(({ path }) => path === 'personalInfo.firstName')
        ? formatFullName(review.content.personalInfo, review.file.language)
        : values.join(t('import.comma'))}
    </span>
  );
}
