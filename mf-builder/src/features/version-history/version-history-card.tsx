import { useState } from 'react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { getMainScore, useScore } from '../../shared/use-score';
import { VersionHistoryDialog } from './version-history-dialog';
import { formatVersionTime } from './format-version-time';
import { useVersionHistory } from './use-version-history';
import { VersionRow } from './version-row';

const maxShownVersions = 4;

export function VersionHistoryCard() {
  const t = useMessages();
  const language = useLanguage();
  const history = useVersionHistory();
  const [isOpen, setIsOpen] = useState(false);
  const { stored, versions, hasFailed, retry } = history;
  const { data: score } = useScore();

  return (
    <Card aria-labelledby="history-title" className="grid grid-cols-1 content-start gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="history-title" className="d4">
          {t('history.title')}
        </h2>
        <Button variant="link" size="sm" onClick={() => setIsOpen(true)}>
          {versions && versions.length > 0 ? t('history.all', { count: versions.length }) : t('history.saveVersion')}
        </Button>
      </div>
      <ul className="grid">
        {stored && (
          <li className="flex items-center gap-2 py-2 text-sm">
            <span className="min-w-0 grow">
              {formatVersionTime(stored.updatedAt, language)}
              <span className="block text-xs text-ink-soft">{t('history.nowText')}</span>
            </span>
            {score && (
              <Badge>
                <span className="sr-only">{t('history.score')} </span>
                {getMainScore(score)}
              </Badge>
            )}
            <Badge tone="good">{t('history.now')}</Badge>
          </li>
        )}
        {versions?.slice(0, maxShownVersions).map((version) => (
          <VersionRow key={version.id} version={version} history={history} />
        ))}
      </ul>
      {versions?.length === 0 && <p className="text-sm text-ink-soft">{t('history.empty')}</p>}
      {hasFailed && (
        <p role="alert" className="flex items-center justify-between gap-2 text-sm">
          {t('history.failed')}
          <Button size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <VersionHistoryDialog open={isOpen} onClose={() => setIsOpen(false)} history={history} />
    </Card>
  );
}
