import { lazy } from 'react';
import { ChevronDown, Download } from 'lucide-react';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { splitBlanks } from '@shortlist/documents/blanks';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { PrerenderedHtml } from '@shortlist/shared-ui/components/prerendered-html';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';

const SampleResumeSheet = lazy(() => import('../../shared/samples/sample-resume-sheet'));

const fieldClassName = 'flex min-h-11 items-center justify-between rounded-control border border-edge bg-sheet px-3';

export function FormIllustration() {
  const t = useMessages();
  const language = useLanguage();
  return (
    <div className="grid gap-3">
      <span className={fieldClassName}>{t('steps.inputTyped')}</span>
      <span className={fieldClassName}>
        {getIndustryName('Healthcare', language)}
        <ChevronDown size={18} />
      </span>
    </div>
  );
}

export function BlanksIllustration() {
  const t = useMessages();
  const pieces = splitBlanks(t('steps.aiLine'));
  const blankCount = pieces.filter(({ label }) => label !== undefined).length;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">
        {pieces.map(({ text, label }, index) =>
          label === undefined ? (
            <HighlightedText key={index}>{text}</HighlightedText>
          ) : (
            <span key={index} className="border-b border-dashed border-warn bg-warn-soft px-1 text-warn">
              {text}
            </span>
          ),
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span className={getButtonClass({ variant: 'primary', size: 'sm' })}>{t('steps.aiFill')}</span>
        <Badge tone="warn">{t('steps.aiBlanks', { count: blankCount })}</Badge>
      </div>
    </div>
  );
}

export function PdfIllustration() {
  const t = useMessages();
  return (
    <div className="flex items-center gap-4 xl:gap-5">
      <PrerenderedHtml
        className="sheet mt-16 h-28 w-20 shrink-0 self-end overflow-hidden rounded-b-none bg-doc shadow-sheet xl:mt-6 xl:h-38 xl:w-27"
        fallback={<SheetSkeletonLines />}
      >
        <SampleResumeSheet />
      </PrerenderedHtml>
      <span className="grid min-w-0 justify-items-start gap-2">
        <span className={clsx(getButtonClass({ variant: 'primary' }), 'px-3! py-1.5 whitespace-normal!')}>
          <Download size={18} />
          {t('steps.downloadButton')}
        </span>
        <span className="text-xs text-ink-soft">{t('steps.downloadNote')}</span>
      </span>
    </div>
  );
}
