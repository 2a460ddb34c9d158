import { useState } from 'react';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { MissingTerms } from '../../shared/job-match/missing-terms';
import { PlainTerms } from '../../shared/job-match/plain-terms';
import { isTermChange, type ChangeReview } from './change-review';
import { useAcceptedScore } from './use-accepted-score';

const initialSuggestionCount = 3;
const initialKeywordCount = 6;

export function OptimizationAdvice({ review }: { review: ChangeReview }) {
  const t = useMessages();
  const { labelSeparator } = documentLabels[useLanguage()];
  const acceptedScore = useAcceptedScore(review);
  const { optimization, changes } = review;
  const [isExpanded, setExpanded] = useState(false);
  if (!optimization) return null;
  const suggestions = acceptedScore
    ? acceptedScore.checks
        .filter(({ applies, fix }) => applies && fix)
        .sort((a, b) => b.max - b.points - (a.max - a.points))
        .map(({ title, fix = '' }) => `${title}${labelSeparator}${fix}`)
    : optimization.suggestions;
  const missing = acceptedScore?.match?.missing ?? optimization.missing;
  const missingTerms = acceptedScore?.terms.filter(({ place }) => place === 'missing').map(({ term }) => term);
  const isInChecklist = (keyword: string) =>
    changes.some((change) => isTermChange(change) && change.after.toLowerCase() === keyword.toLowerCase());
  // The checklist already shows the other keywords.
  const keywords = (missingTerms ?? optimization.keywords).filter((keyword) => !isInChecklist(keyword));
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
