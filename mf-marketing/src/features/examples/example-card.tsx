import { Eye, Star } from 'lucide-react';
import { lazy } from 'react';
import type { Example } from '@shortlist/documents/samples/examples/example';
import scores from '@shortlist/documents/samples/examples/scores.json';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { NearSheet } from '../../shared/samples/near-sheet';
import { UseLink } from './use-link';
import { useWords } from './words';

const ExampleSheet = lazy(() => import('./example-sheet'));

/** An example: the upper half of its sheet with the score, what one can learn from it, and the two ways on. */
export function ExampleCard({ example, onPreview }: { example: Example; onPreview: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const { id, industry, level } = example;
  const title = t(`examples.people.${id}.title`);
  const score = scores[id][language];
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-sheet shadow-card">
      <div className="relative h-62 overflow-hidden border-b border-line bg-sunken px-13 pt-6">
        <NearSheet>
          <ExampleSheet example={example} />
        </NearSheet>
        <span className="absolute right-3 bottom-3 rounded-full bg-sheet p-1 shadow-card">
          <ScoreRing size={40} value={score} label={t('examples.score', { score })} />
        </span>
      </div>
      <div className="flex grow flex-col gap-3 p-4 md:p-5">
        <div className="grid gap-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="font-medium">{title}</h2>
            {example.isPremium && (
              <Badge tone="accent" icon={<Star size={12} aria-hidden />}>
                {t('examples.premium')}
              </Badge>
            )}
          </div>
          <p className="text-xs text-ink-soft">
            {t('examples.place', {
              industry: t(`examples.industries.${industry}`),
              level: t(`examples.levels.${level}`),
            })}
          </p>
        </div>
        <p className="text-ink-soft">{t(`examples.people.${id}.about`)}</p>
        <ul className="flex flex-wrap gap-1.5">
          {t(`examples.people.${id}.skills`)
            .split(/, |、/)
            .map((skill) => (
              <li key={skill}>
                <Badge className="min-h-6 px-2.5">{skill}</Badge>
              </li>
            ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
          <Button
            icon={<Eye size={18} aria-hidden />}
            aria-label={t('examples.previewNamed', { title })}
            onClick={onPreview}
          >
            {t('examples.preview')}
          </Button>
          <UseLink example={example} className={buttonClass({ variant: 'link' })} />
        </div>
      </div>
    </li>
  );
}
