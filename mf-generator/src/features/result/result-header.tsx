import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Generation } from '@shortlist/contracts/generator/generation';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { PageTitle } from '../../shared/page-title';

interface Props {
  generation: Generation;
  openBlankCount: number;
  onGenerateAnother: () => void;
  saveStatus: ReactNode;
  actions: ReactNode;
}

export function ResultHeader({ generation, openBlankCount, onGenerateAnother, saveStatus, actions }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { jobTitle, industry, atsScore: currentScore, potential } = generation;
  const summary = { title: jobTitle, industry: getIndustryName(industry, language) };
  return (
    <header className="grid gap-4 lg:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {/* The save status is positioned outside the layout, because it appears and disappears. */}
        <div className="relative">
          <PageTitle className="d2">{t('result.heading')}</PageTitle>
          <div className="absolute bottom-full left-0 mb-0.5 whitespace-nowrap xl:bottom-1.5 xl:left-full xl:mb-0 xl:ml-4">
            {saveStatus}
          </div>
        </div>
        <div className="flex gap-2 max-lg:hidden">
          <Button icon={<RotateCcw size={18} aria-hidden />} onClick={onGenerateAnother}>
            {t('result.another')}
          </Button>
          {actions}
        </div>
      </div>
      <Alert tone="good" title={t('result.generated')} className="max-lg:items-start max-lg:bg-transparent max-lg:p-0">
        {t('result.what', summary)}{' '}
        <span className="max-lg:hidden">
          {t(openBlankCount > 0 && potential > currentScore ? 'result.scoreBoth' : 'result.score', {
            now: currentScore,
            potential,
          })}
        </span>
      </Alert>
    </header>
  );
}
