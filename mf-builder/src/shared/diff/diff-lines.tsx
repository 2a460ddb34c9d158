import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { useMessages } from '../../messages';
import { diffWords, type DiffPart } from './diff-words';

interface Props {
  before: string;
  after: string;
  language: Language;
}

export function DiffLines({ before, after, language }: Props) {
  const t = useMessages();
  const parts = diffWords(before, after, language);
  return (
    <div className="overflow-hidden rounded-control text-sm" lang={language}>
      {before && (
        <DiffLine className="bg-danger-soft" icon={<Minus size={16} className="text-danger" aria-hidden />}>
          <span className="sr-only">{t('diff.before')}</span>
          <DiffText parts={parts} kind="removed" />
        </DiffLine>
      )}
      {after && (
        <DiffLine className="bg-good-soft" icon={<Plus size={16} className="text-good" aria-hidden />}>
          <span className="sr-only">{t('diff.after')}</span>
          <DiffText parts={parts} kind="added" />
        </DiffLine>
      )}
    </div>
  );
}

function DiffLine({ className, icon, children }: { className: string; icon: ReactNode; children: ReactNode }) {
  return (
    <p className={`grid grid-cols-[16px_1fr] items-baseline gap-x-2 px-3 py-2 ${className}`}>
      <span className="translate-y-0.5">{icon}</span>
      <span className="min-w-0 break-words whitespace-pre-line">{children}</span>
    </p>
  );
}

function DiffText({ parts, kind }: { parts: DiffPart[]; kind: 'removed' | 'added' }) {
  return parts.map((part, index) => {
    if (part.change === 'same') return part.text;
    if (part.change !== kind) return null;
    return kind === 'removed' ? (
      <del key={index}>{part.text}</del>
    ) : (
      <ins key={index} className="font-bold underline underline-offset-2">
        {part.text}
      </ins>
    );
  });
}
