import { useState } from 'react';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { lettersQuery } from '../../shared/stored/queries';
import { LetterRow } from './letter-row';
import { ListPanel } from './list-panel';
import { useArranged } from './list-tools';
import { useDocumentActions } from './use-document-actions';

export function LettersPanel() {
  const t = useMessages();
  const create = useIsMounted()('/cover-letter');
  const { data, isError, isFetching, refetch } = useQuery(lettersQuery());
  return (
    <ListPanel
      heading={t('dashboard.letters')}
      create={create && data?.length ? { to: '/cover-letter?new=1', label: t('dashboard.newLetter') } : undefined}
      loading={
        <Skeleton label={t('dashboard.loadingLetters')}>
          <Card pad={false}>
            {[0, 1].map((index) => (
              <div
                key={index}
                className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0 sm:gap-4"
              >
                <div className="sheet aspect-[210/297] w-8 rounded-sheet bg-doc shadow-sheet" />
                <div className="grid grow gap-2">
                  <Bone className="h-4 w-1/2" />
                  <Bone className="h-3 w-1/4" />
                </div>
              </div>
            ))}
          </Card>
        </Skeleton>
      }
      failed={isError}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {data &&
        (data.length > 0 ? (
          <Letters letters={data} />
        ) : (
          <Card pad={false}>
            <Empty
              title={t('dashboard.noLetters')}
              action={
                create && (
                  <Link to="/cover-letter" className={buttonClass()}>
                    {t('dashboard.writeLetter')}
                  </Link>
                )
              }
            >
              {t('dashboard.noLettersText')}
            </Empty>
          </Card>
        ))}
    </ListPanel>
  );
}

const letterOrders = ['edited', 'name'] as const;
const textOf = ({ title, jobTitle, companyName }: CoverLetter) => `${title} ${jobTitle} ${companyName}`;

function Letters({ letters }: { letters: CoverLetter[] }) {
  const t = useMessages();
  const [premium, setPremium] = useState(false);
  const actions = useDocumentActions('/api/cover-letters', () => setPremium(true));
  const { shown, tools, hidden, showAll } = useArranged(letters, { orders: letterOrders, textOf });
  return (
    <>
      {tools}
      {shown.length > 0 && (
        <Card pad={false}>
          <ul>
            {shown.map((letter) => (
              <LetterRow key={letter.id} letter={letter} actions={actions} />
            ))}
          </ul>
        </Card>
      )}
      {hidden > 0 && (
        <Button className="mt-4" onClick={showAll}>
          {t('dashboard.showMore', { count: hidden })}
        </Button>
      )}
      <PremiumDialog reason={premium ? 'template' : null} onClose={() => setPremium(false)} />
    </>
  );
}
