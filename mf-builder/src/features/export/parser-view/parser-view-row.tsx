import type { ParserField, ParserVerdict } from '@shortlist/contracts/builder/parser-view';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { clsx } from 'clsx';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { formatParsedDates } from './format-parsed-dates';

const verdictStyles: Record<ParserVerdict, { tone: 'good' | 'warn' | 'danger'; Icon: typeof Check }> = {
  same: { tone: 'good', Icon: Check },
  equal: { tone: 'good', Icon: Check },
  moved: { tone: 'warn', Icon: TriangleAlert },
  lost: { tone: 'danger', Icon: X },
};

export function ParserViewRow({ field, onOpenField }: { field: ParserField; onOpenField: (path: string) => void }) {
  const t = useMessages();
  const { kind, number, name, yours, verdict, path } = field;
  const { tone, Icon } = verdictStyles[verdict];
  const label = kind === 'section' ? name : t(`machine.kind.${kind}`, { number: number || '' }).trim();
  const cellClass = 'px-2 py-2.5 align-top whitespace-pre-line break-words max-sm:px-4 max-sm:py-1';
  // The form has no end date for a current position, so `yours` ends with a dash.
  const isOngoing = field.dates !== undefined && yours.endsWith('–');
  const isMismatch = verdict === 'moved' || verdict === 'lost';
  return (
    <tr
      className={clsx(
        'border-t border-line max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-2',
        isMismatch && 'bg-warn-soft',
      )}
    >
      <th scope="row" className={clsx(cellClass, 'font-normal text-ink-soft sm:pl-6')}>
        {isMismatch ? (
          <button type="button" onClick={() => onOpenField(path)} className="cursor-pointer text-left underline">
            {label}
          </button>
        ) : (
          label
        )}
      </th>
      <td data-head={t('machine.head.yours')} className={clsx(cellClass, columnLabelClass)}>
        <span className="line-clamp-4">
          <Breakable text={yours} />
          {isOngoing && ` ${t('machine.present')}`}
        </span>
      </td>
      <td data-head={t('machine.head.read')} className={clsx(cellClass, columnLabelClass)}>
        <ParsedValue field={field} />
      </td>
      <td className={clsx(cellClass, 'max-sm:col-start-2 max-sm:row-start-1 sm:pr-6 sm:text-right')}>
        <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
          {t(`machine.verdict.${verdict}`)}
        </Badge>
      </td>
    </tr>
  );
}

const columnLabelClass =
  'wrap-anywhere max-sm:col-span-2 max-sm:before:block max-sm:before:text-xs max-sm:before:text-ink-soft max-sm:before:content-[attr(data-head)]';

function ParsedValue({ field: { read, dates, list, verdict } }: { field: ParserField }) {
  const t = useMessages();
  const language = useLanguage();
  if (dates)
    return formatParsedDates(dates, language, { present: t('machine.present'), nothing: t('machine.nothing') });
  if (list) {
    return (
      <>
        {list.lost.length === 0 && list.moved.length === 0 ? t('machine.noneLost', { count: list.read }) : list.read}
        {list.moved.length > 0 && <ItemList label={t('machine.elsewhere')} items={list.moved} />}
        {list.lost.length > 0 && <ItemList label={t('machine.notFound')} items={list.lost} />}
      </>
    );
  }
  if (read === '') return <span className="text-ink-soft">{t('machine.nothing')}</span>;
  const value = <Breakable text={read} />;
  return <span className="line-clamp-4">{verdict === 'equal' ? <mark>{value}</mark> : value}</span>;
}

/** Makes URLs and email addresses wrap before "@" and after slashes. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)|(?<=[^/]\/)(?=[^/])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

function ItemList({ label, items }: { label: string; items: string[] }) {
  return (
    <span className="mt-1 block text-xs">
      {label}{' '}
      {items.map((item) => (
        <mark key={item} className="mr-1">
          {item}
        </mark>
      ))}
    </span>
  );
}
