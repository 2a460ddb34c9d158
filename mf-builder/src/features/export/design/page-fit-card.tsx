import { useState } from 'react';
import type { FitAnswer } from '@shortlist/documents/fit/fit-to';
import { Info } from 'lucide-react';
import { useToast } from '@shortlist/shared-ui/area';
import { messageOf } from '@shortlist/shared-ui/api';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { FillWords } from '../../../shared/page-fit/fill-words';
import { PagePicture } from '../../../shared/page-fit/page-picture';
import { useLayoutQuery } from '../../../shared/page-fit/use-layout';
import { fitTo } from '../calls';
import { MustGo } from './must-go';

interface Props {
  id: string;
  version: number;
  onField: (path: string) => void;
}

export function PageFitCard({ id, version, onField }: Props) {
  const t = useMessages();
  const toast = useToast();
  const { set, ensureStored } = useEditorActions();
  const fit = useEditor(({ state }) => state.fit);
  const [answer, setAnswer] = useState<FitAnswer & { version: number }>();
  const query = useLayoutQuery();
  const layout = query.data;
  const fitting = useMutation({
    mutationFn: async (pages: number) => {
      const saved = await ensureStored();
      return saved && { ...(await fitTo(id, pages)), version: saved.draftVersion };
    },
    onSuccess: (came) => {
      if (!came) return;
      if (came.fits) set('fit', came.fit);
      setAnswer(came);
    },
    onError: (error) => toast({ title: t('export.fit.failed'), description: messageOf(error), variant: 'destructive' }),
  });

  const tooMuch = answer && !answer.fits && answer.version === version ? answer : undefined;

  return (
    <Card aria-labelledby="export-fit" className="grid grid-cols-1 gap-3">
      <h2 id="export-fit" className="d4">
        {t('export.fit.title')}
      </h2>
      {layout ? (
        <div className="flex items-center gap-4">
          <PagePicture pages={layout.pages} fill={layout.lastPageFill} />
          <FillWords layout={layout} />
        </div>
      ) : query.isError ? (
        <LoadError query={query}>{t('export.pagesFailed')}</LoadError>
      ) : (
        <Skeleton label={t('export.fit.measuring')} className="flex gap-4">
          <Bone className="h-17 w-12" />
          <span className="grid grow content-center gap-2">
            <Bone className="h-4 w-3/4" />
            <Bone className="h-3 w-full" />
          </span>
        </Skeleton>
      )}
      {layout && layout.pages > 1 && (
        <Button
          busy={fitting.isPending}
          busyLabel={t('export.fit.fitting')}
          className="whitespace-normal!"
          onClick={() => fitting.mutate(layout.pages - 1)}
        >
          {t('export.fit.to', { count: layout.pages - 1 })}
        </Button>
      )}
      {tooMuch && <MustGo answer={tooMuch} onField={onField} />}
      {fit > 0 && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => set('fit', 0)}>
          {t('export.fit.back')}
        </Button>
      )}
      <p className="flex items-center gap-3 rounded-lg bg-sunken px-3 py-2 text-xs">
        <Info size={16} className="shrink-0 text-ink-soft" aria-hidden />
        {fit > 0 ? t('export.fit.closer') : t('export.fit.never')}
      </p>
    </Card>
  );
}
