import type { ReactNode } from 'react';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import { Chip } from '@shortlist/shared-ui/components/chip';
import { useMessages } from '../../messages';

interface Props {
  missing: JobMatch['missing'];
  /** Adds a term that the user confirms or has evidence for; if undefined, the terms are read-only. */
  onAdd?: (term: string) => void;
}

export function MissingTerms({ missing: { evidenced, sayItTheirWay, askYourself }, onAdd }: Props) {
  const t = useMessages();
  const renderChip = (term: string) =>
    onAdd ? (
      <Chip variant="add" onPress={() => onAdd(term)}>
        {term}
      </Chip>
    ) : (
      <Chip>{term}</Chip>
    );
  return (
    <div className="grid gap-4">
      {evidenced.length > 0 && (
        <TermGroup title={t('match.evidenced')} text={t('match.evidencedText')}>
          {evidenced.map((term) => (
            <li key={term}>
              <Chip>{term}</Chip>
            </li>
          ))}
        </TermGroup>
      )}
      {sayItTheirWay.length > 0 && (
        <TermGroup title={t('match.theirWay')} text={t('match.theirWayText')}>
          {sayItTheirWay.map(({ term, said }) => (
            <li key={term} className="flex flex-wrap items-center gap-2 text-sm">
              <span className="text-ink-soft">{said} →</span> {renderChip(term)}
            </li>
          ))}
        </TermGroup>
      )}
      {askYourself.length > 0 && (
        <TermGroup title={t('match.ask')} text={t('match.askText')}>
          {askYourself.map((term) => (
            <li key={term}>{renderChip(term)}</li>
          ))}
        </TermGroup>
      )}
    </div>
  );
}

function TermGroup({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-1.5">
      <h4 className="text-sm font-bold">{title}</h4>
      <p className="text-xs text-ink-soft">{text}</p>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
