import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { useMessages } from '../../messages';
import { wordDiff, type DiffPart } from './word-diff';

interface Props {
  before: string;
  after: string;
  language: Language;
}

/** Shows the old text above the new one. An empty text has no line. */
export function DiffLines({ before, after, language }: Props) {
  const t = useMessages();
  const parts = wordDiff(before, after, language);
  return (
    <div className="overflow-hidden rounded-control text-sm" lang={language}>
      {before && (
        <Line className="bg-danger-soft" sign={<Minus size={16} className="text-danger" aria-hidden />}>
          <span className="sr-only">{t('diff.before')}</span>
          <Words parts={parts} kind="minus" />
        </Line>
      )}
      {after && (
        <Line className="bg-good-soft" sign={<Plus size={16} className="text-good" aria-hidden />}>
          <span className="sr-only">{t('diff.after')}</span>
          <Words parts={parts} kind="plus" />
        </Line>
      )}
    </div>
  );
}

function Line({ className, sign, children }: { className: string; sign: ReactNode; children: ReactNode }) {
  return (
    <p className={`grid grid-cols-[16px_1fr] items-baseline gap-x-2 px-3 py-2 ${className}`}>
      <span className="translate-y-0.5">{sign}</span>
      <span className="min-w-0 break-words whitespace-pre-line">{children}</span>
    </p>
  );
}

function Words({ parts, kind }: { parts: DiffPart[]; kind: 'minus' | 'plus' }) {
  return parts.map((part, index) => {
    if (part.kind === 'same') return part.text;
    if (part.kind !== kind) return null;
    return kind === 'minus' ? (
      <del key={index}>{part.text}</del>
    ) : (
      <ins key={index} className="font-bold underline underline-offset-2">
        {part.text}
      </ins>
    );
  });
}
