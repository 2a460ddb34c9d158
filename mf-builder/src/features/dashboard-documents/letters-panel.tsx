import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { lettersQuery } from '../../shared/stored-documents/document-list-queries';
import { LetterRow } from './letter-row';
import { DocumentListPanel } from './document-list-panel';
import { useDocumentFilter } from './use-document-filter';
import { useDocumentActions } from './use-document-actions';

export function LettersPanel() {
  const t = useMessages();
  const canCreate = useHasRoute()('/cover-letter');
  const { data, isError, isFetching, refetch } = useQuery(lettersQuery());
  return (
    <DocumentListPanel
      heading={t('dashboard.letters')}
      createLinks={
        canCreate && data?.length ? [{ to: '/cover-letter?new=1', label: t('dashboard.newLetter'), Icon: Plus }] : []
      }
      skeleton={
        <Skeleton label={t('dashboard.loadingLetters')}>
          <Card padded={false}>
            {[0, 1].map((index) => (
              <div
                key={index}
                className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0 sm:gap-4"
              >
                <div className="sheet aspect-[210/297] w-8 rounded-sheet bg-doc shadow-sheet" />
                <div className="grid grow gap-2">
                  <SkeletonBlock className="h-4 w-1/2" />
                  <SkeletonBlock className="h-3 w-1/4" />
                </div>
              </div>
            ))}
          </Card>
        </Skeleton>
      }
      hasFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {data &&
        (data.length > 0 ? (
          <LetterList letters={data} />
        ) : (
          <Card padded={false}>
            <EmptyState
              title={t('dashboard.noLetters')}
              action={
                canCreate && (
                  <Link to="/cover-letter" className={getButtonClass()}>
                    {t('dashboard.writeLetter')}
                  </Link>
                )
              }
            >
              {t('dashboard.noLettersText')}
            </EmptyState>
          </Card>
        ))}
    </DocumentListPanel>
  );
}

const letterSortOrders = ['edited', 'name'] as const;
const getSearchText = ({ title, jobTitle, companyName }: CoverLetter) => `${title} ${jobTitle} ${companyName}`;

function LetterList({ letters }: { letters: CoverLetter[] }) {
  const t = useMessages();
  const [isPaywallOpen, setPaywallOpen] = useState(false);
  const actions = useDocumentActions('/api/cover-letters', () => setPaywallOpen(true));
  const { visibleDocuments, filterBar, hiddenCount, showAll } = useDocumentFilter(letters, {
    sortOrders: letterSortOrders,
    getSearchText,
  });
  return (
    <>
      {filterBar}
      {visibleDocuments.length > 0 && (
        <Card padded={false}>
          <ul>
            {visibleDocuments.map((letter) => (
              <LetterRow key={letter.id} letter={letter} actions={actions} />
            ))}
          </ul>
        </Card>
      )}
      {hiddenCount > 0 && (
        <Button className="mt-4" onClick={showAll}>
          {t('dashboard.showMore', { count: hiddenCount })}
        </Button>
      )}
      <PremiumDialog reason={isPaywallOpen ? 'template' : null} onClose={() => setPaywallOpen(false)} />
    </>
  );
}
