import { useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { MissingTerms } from '../../shared/job-match/missing-terms';
import { PlainTerms } from '../../shared/job-match/plain-terms';
import { isTermChange, type ChangeReview } from './change-review';

/** Number of items shown at first. Source: the specification. */
const initialSuggestionCount = 3;
const initialKeywordCount = 6;

export function OptimizationAdvice({ review: { optimization, changes } }: { review: ChangeReview }) {
  const t = useMessages();
  const [isExpanded, setExpanded] = useState(false);
  if (!optimization) return null;
  const { suggestions, missing } = optimization;
  const isInChecklist = (keyword: string) =>
    changes.some((change) => isTermChange(change) && change.after.toLowerCase() === keyword.toLowerCase());
  // The other keywords are already in the checklist.
  const keywords = optimization.keywords.filter((keyword) => !isInChecklist(keyword));
  const hasMore = suggestions.length > initialSuggestionCount || keywords.length > initialKeywordCount;
  return (
    <div className="grid gap-4 border-t border-line p-4 text-sm">
      {suggestions.length > 0 && (
        <section aria-label={t('advice.suggestions')}>
          <h3 className="pb-1 font-bold">{t('advice.suggestions')}</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {suggestions.slice(0, isExpanded ? undefined : initialSuggestionCount).map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </section>
      )}
      {keywords.length > 0 && (
        <section aria-label={t('advice.keywords')}>
          <h3 className="pb-2 font-bold">{t('advice.keywords')}</h3>
          <PlainTerms terms={keywords.slice(0, isExpanded ? undefined : initialKeywordCount)} />
        </section>
      )}
      {hasMore && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'advice.fewer' : 'advice.more')}
        </Button>
      )}
      {missing && <MissingTerms missing={{ ...missing, sayItTheirWay: [], askYourself: [] }} />}
    </div>
  );
}
