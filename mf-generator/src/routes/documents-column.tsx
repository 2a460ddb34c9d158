import { SquarePen } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { BlankEditor } from '../features/blanks/blank-editor';
import { blankElement } from '../features/blanks/place';
import { DocumentActions } from '../features/documents/document-actions';
import { DocumentPane } from '../features/documents/document-pane';
import { useMessages } from '../messages';
import type { DocumentName } from '../shared/document-name';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import type { Result } from './use-result';

interface Props {
  result: Result;
  keywords: string[];
  /** One document at a time; the choice stands above it. */
  oneColumn: boolean;
  chosen: DocumentName;
  onChoose: (document: DocumentName) => void;
}

/** Both sheets, and the editor at the blank that is being filled. */
export function DocumentsColumn({ result, keywords, oneColumn, chosen, onChoose }: Props) {
  const t = useMessages();
  const phone = usePhone();
  const { trees, stops, tour, openBlanks, fills, fill, save, saving, copy, builder } = result;
  const frames = { resume: useRef<HTMLDivElement>(null), coverLetter: useRef<HTMLDivElement>(null) };
  const { current } = tour;

  // A blank brings its own sheet to the front.
  const front = current?.on ?? chosen;
  const shown: DocumentName[] = oneColumn ? [front] : ['resume', 'coverLetter'];

  const leave = () => {
    if (!current) return;
    onChoose(current.on);
    blankElement(frames[current.on].current, current.blank.id)?.focus();
    tour.leave();
  };
  const actions = (document: DocumentName) => (
    <DocumentActions
      icons={oneColumn}
      // In one column it stands below the sheet, in words.
      onOpen={!oneColumn && builder.canOpen(document) ? () => builder.open(document, result.flush) : undefined}
      opening={builder.opening(document)}
      busy={saving(document)}
      onCopy={() => copy(document)}
      onDownload={() => save(document)}
    />
  );

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4 lg:gap-10">
      {oneColumn && (
        <div className="flex items-center justify-between gap-2">
          <Segments
            label={t('result.documents')}
            value={front}
            onChange={(document) => {
              tour.leave();
              onChoose(document);
            }}
            options={[
              { value: 'resume', label: t('result.resume') },
              { value: 'coverLetter', label: t('result.coverLetter') },
            ]}
          />
          <div className="flex shrink-0">{actions(front)}</div>
        </div>
      )}
      {shown.map((document) => (
        <DocumentPane
          key={document}
          heading={t(`result.${document}`)}
          actions={actions(document)}
          bare={oneColumn}
          tree={trees[document]}
          marks={keywords}
          reflow={phone}
          frame={frames[document]}
          activeBlank={current?.blank.id}
          onBlank={(id) => tour.open(id, document)}
        >
          {current?.on === document && (
            <BlankEditor
              key={current.blank.id}
              blank={current.blank}
              value={fills[current.blank.id] ?? ''}
              position={current.position}
              total={stops.length}
              frame={frames[document]}
              onFill={(value) => fill(current.blank.id, value)}
              onMove={(step) => tour.move(step) || leave()}
              onLeave={leave}
            />
          )}
        </DocumentPane>
      ))}
      {oneColumn && openBlanks > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Badge tone="warn">{t('blanks.short', { count: openBlanks })}</Badge>
          <Button onClick={tour.begin}>{t('blanks.fill')}</Button>
        </div>
      )}
      {oneColumn && builder.canOpen(front) && (
        <Button
          block
          busy={builder.opening(front)}
          icon={<SquarePen size={18} aria-hidden />}
          onClick={() => builder.open(front, result.flush)}
        >
          {t('open.open')}
        </Button>
      )}
    </div>
  );
}
