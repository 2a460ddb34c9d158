import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { JobPostingAnalysis } from '@shortlist/contracts/builder/job-posting-analysis';
import { Card } from '@shortlist/shared-ui/components/card';
import { Chip } from '@shortlist/shared-ui/components/chip';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useMessages } from '../../messages';
import { SuggestionList } from '../../shared/letter-editor/suggestion-list';
import { KnockoutCriteria } from '../../shared/job-match/knockout-criteria';

const maxShown = { requiredSkills: 8, keywords: 10, suggestions: 3 };

interface Props {
  analysis: JobPostingAnalysis;
  letterContent: string;
  onInsert: (term: string) => void;
  /** Called when the last missing term has been inserted. */
  onLastInserted: () => void;
}

export function JobPostingAnalysisCard({ analysis, letterContent, onInsert, onLastInserted }: Props) {
  const t = useMessages();
  const { match, suggestions } = analysis;
  const letterText = letterContent.toLowerCase();
  const card = useRef<HTMLElement>(null);
  // The chip of an inserted term is no longer a button, so the focus moves to the next term.
  const insertTerm = (term: string) => {
    const buttons = [...(card.current?.querySelectorAll('button') ?? [])];
    const nextButtons = buttons.slice(buttons.findIndex((button) => button === document.activeElement) + 1);
    flushSync(() => onInsert(term));
    const nextButton = nextButtons.find(({ isConnected }) => isConnected);
    if (nextButton) nextButton.focus();
    else onLastInserted();
  };
  const renderChips = (terms: string[]) =>
    terms.map((term) => (
      <li key={term} className="max-w-full">
        {letterText.includes(term.toLowerCase()) ? (
          <Chip variant="marked" showCheck>
            {term}
          </Chip>
        ) : (
          <Chip variant="add" onPress={() => insertTerm(term)}>
            {term}
          </Chip>
        )}
      </li>
    ));
  return (
    <Card ref={card} aria-labelledby="analysis" className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="analysis" className="d4">
            {t('analysis.heading')}
          </h2>
          <p className="text-sm text-ink-soft">{t('analysis.text')}</p>
        </div>
        {match && (
          <ScoreRing
            value={match.matchScore}
            potential={match.potential}
            size={64}
            label={t('match.ring', { now: match.matchScore, potential: match.potential })}
          />
        )}
      </div>
      {match && <KnockoutCriteria criteria={match.knockOuts} />}
      <TermList title={t('analysis.required')}>
        {renderChips(analysis.requiredSkills.slice(0, maxShown.requiredSkills))}
      </TermList>
      <TermList title={t('analysis.keywords')}>{renderChips(analysis.keywords.slice(0, maxShown.keywords))}</TermList>
      {suggestions.length > 0 && (
        <SuggestionList title={t('analysis.suggestions')} suggestions={suggestions.slice(0, maxShown.suggestions)} />
      )}
    </Card>
  );
}

function TermList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="pb-2 text-sm text-ink-soft">{title}</h3>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
