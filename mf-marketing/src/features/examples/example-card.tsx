import { Eye } from 'lucide-react';
import { lazy } from 'react';
import type { Example } from '@shortlist/documents/samples/examples/examples';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { LazySheet } from '../../shared/samples/lazy-sheet';
import { ExampleBadges, ExampleIndustryAndLevel, ExampleSkills, useTextLanguage } from './example-facts';
import { StartFromTemplateLink } from './resume-builder-links';
import { useExampleMessages } from './messages';

const ExampleSheet = lazy(() => import('./example-sheet'));

export function ExampleCard({ example }: { example: Example }) {
  const t = useExampleMessages();
  const { id } = example;
  const textLanguage = useTextLanguage(example);
  const title = t(`examples.people.${id}.title`);
  const score = Number(t(`examples.people.${id}.score`));
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-sheet shadow-card [contain-intrinsic-size:auto_500px] [content-visibility:auto]">
      <div className="relative h-62 overflow-hidden border-b border-line bg-sunken px-13 pt-6">
        <LazySheet>
          <ExampleSheet example={example} />
        </LazySheet>
        <span className="absolute right-3 bottom-3 rounded-full bg-sheet p-1 shadow-card">
          <ScoreRing size={40} value={score} label={t('examples.score', { score })} />
        </span>
      </div>
      <div className="flex grow flex-col gap-3 p-4 md:p-5">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 lang={textLanguage} className="font-medium">
              {title}
            </h2>
            <span className="flex gap-1">
              <ExampleBadges example={example} />
            </span>
          </div>
          <ExampleIndustryAndLevel example={example} />
        </div>
        <p lang={textLanguage} className="text-ink-soft">
          {t(`examples.people.${id}.about`)}
        </p>
        <ExampleSkills example={example} />
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
          <Link
            to={`/resume-examples/${id}`}
            aria-label={t('examples.previewNamed', { title })}
            className={getButtonClass()}
          >
            <Eye size={18} aria-hidden />
            {t('examples.preview')}
          </Link>
          <StartFromTemplateLink example={example} className={getButtonClass({ variant: 'link' })} />
        </div>
      </div>
    </li>
  );
}
