import { useState } from 'react';
import type { PageFitResult } from '@shortlist/documents/page-fit/fit-to-pages';
import { Info } from 'lucide-react';
import { useToast } from '@shortlist/shared-ui/area';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { PageFitText } from '../../../shared/page-fit/page-fit-text';
import { PageFillIcon } from '../../../shared/page-fit/page-fill-icon';
import { useStoredLayoutQuery } from '../../../shared/page-fit/use-stored-layout';
import { requestPageFit } from '../api';
import { RemovalCandidates } from './removal-candidates';

interface Props {
  id: string;
  version: number;
  onOpenField: (path: string) => void;
}

export function PageFitCard({ id, version, onOpenField }: Props) {
  const t = useMessages();
  const toast = useToast();
  const { setField, ensureStored } = useResumeEditorActions();
  const fitStep = useResumeEditor(({ draft }) => draft.fit);
  const [fitResult, setFitResult] = useState<PageFitResult & { version: number }>();
  const query = useStoredLayoutQuery();
  const layout = query.data;
  const fitMutation = useMutation({
    mutationFn: async (pages: number) => {
      const storedResume = await ensureStored();
      return storedResume && { ...(await requestPageFit(id, pages)), version: storedResume.draftVersion };
    },
    onSuccess: (result) => {
      if (!result) return;
      if (result.fits) setField('fit', result.fit);
      setFitResult(result);
    },
    onError: (error) =>
      toast({ title: t('export.fit.failed'), description: getErrorMessage(error), variant: 'destructive' }),
  });

  const overflowResult = fitResult && !fitResult.fits && fitResult.version === version ? fitResult : undefined;

  return (
    <Card aria-labelledby="export-fit" className="grid grid-cols-1 gap-3">
      <h2 id="export-fit" className="d4">
        {t('export.fit.title')}
      </h2>
      {layout ? (
        <div className="flex items-center gap-4">
          <PageFillIcon pages={layout.pages} lastPageFill={layout.lastPageFill} />
          <PageFitText layout={layout} />
        </div>
      ) : query.isError ? (
        <LoadError query={query}>{t('export.pagesFailed')}</LoadError>
      ) : (
        <Skeleton label={t('export.fit.measuring')} className="flex gap-4">
          <SkeletonBlock className="h-17 w-12" />
          <span className="grid grow content-center gap-2">
            <SkeletonBlock className="h-4 w-3/4" />
            <SkeletonBlock className="h-3 w-full" />
          </span>
        </Skeleton>
      )}
      {layout && layout.pages > 1 && (
        <Button
          busy={fitMutation.isPending}
          busyLabel={t('export.fit.fitting')}
          className="whitespace-normal!"
          onClick={() => fitMutation.mutate(layout.pages - 1)}
        >
          {t('export.fit.to', { count: layout.pages - 1 })}
        </Button>
      )}
      {overflowResult && <RemovalCandidates fitResult={overflowResult} onOpenField={onOpenField} />}
      {fitStep > 0 && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setField('fit', 0)}>
          {t('export.fit.back')}
        </Button>
      )}
      <p className="flex items-center gap-3 rounded-lg bg-sunken px-3 py-2 text-xs">
        <Info size={16} className="shrink-0 text-ink-soft" aria-hidden />
        {fitStep > 0 ? t('export.fit.compacted') : t('export.fit.noAutomaticShrinking')}
      </p>
    </Card>
  );
}
