import { ChevronDown, Download } from 'lucide-react';
import { industryName } from '@shortlist/contracts/generator/industry-names';
import { splitBlanks } from '@shortlist/documents/blanks';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { Marked } from '../../shared/marked';

const box = 'flex min-h-11 items-center justify-between rounded-control border border-edge bg-sheet px-3';

export function InputArt() {
  const t = useMessages();
  const language = useLanguage();
  return (
    <div className="grid gap-3">
      <span className={box}>{t('steps.inputTyped')}</span>
      <span className={box}>
        {industryName('Healthcare', language)}
        <ChevronDown size={18} />
      </span>
    </div>
  );
}

export function FillArt() {
  const t = useMessages();
  const pieces = splitBlanks(t('steps.aiLine'));
  const blanks = pieces.filter(({ label }) => label !== undefined).length;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">
        {pieces.map(({ text, label }, index) =>
          label === undefined ? (
            <Marked key={index}>{text}</Marked>
          ) : (
            <span key={index} className="border-b border-dashed border-warn bg-warn-soft px-1 text-warn">
              {text}
            </span>
          ),
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span className={buttonClass({ variant: 'primary', size: 'sm' })}>{t('steps.aiFill')}</span>
        <Badge tone="warn">{t('steps.aiBlanks', { count: blanks })}</Badge>
      </div>
    </div>
  );
}

export function PdfArt() {
  const t = useMessages();
  return (
    <div className="flex items-center gap-4 sm:gap-5">
      <span className="sheet grid h-44 w-20 shrink-0 sm:w-27 content-start gap-2 self-end rounded-t-sheet bg-doc p-2 pt-4 shadow-sheet sm:p-3 sm:pt-4">
        <span className="h-2 w-2/3 rounded-full bg-doc-ink/60" />
        {[20, 19, 17, 0, 20, 18, 20, 15, 0, 19, 20].map((width, index) => (
          <span key={index} className="h-1 rounded-full bg-doc-ink/15" style={{ width: `${width * 5}%` }} />
        ))}
      </span>
      <span className="grid min-w-0 justify-items-start gap-2">
        <span className={buttonClass({ variant: 'primary' })}>
          <Download size={18} />
          {t('steps.downloadButton')}
        </span>
        <span className="text-xs text-ink-soft">{t('steps.downloadNote')}</span>
      </span>
    </div>
  );
}
