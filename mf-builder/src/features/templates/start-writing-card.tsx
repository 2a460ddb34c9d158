import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

/** Column spans that fill the last row of the grid, by the number of templates in that row. */
const spanInThreeColumns = ['md:col-span-3', 'md:col-span-2', 'md:col-span-1'];
const spanInFourColumns = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

export function StartWritingCard({ templateCount }: { templateCount: number }) {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const hasBuilder = hasRoute('/resume-builder');
  const hasGenerator = hasRoute('/autonomous');
  if (!hasBuilder && !hasGenerator) return null;
  return (
    <li
      className={clsx(
        'col-span-2 grid content-center gap-4 rounded-card bg-sunken p-6 lg:p-8',
        spanInThreeColumns[templateCount % spanInThreeColumns.length],
        spanInFourColumns[templateCount % spanInFourColumns.length],
      )}
    >
      <h2 className="d3">{t('wordsTitle')}</h2>
      <p className="measure text-ink-soft">{t('wordsText')}</p>
      {/* Button labels wrap to two lines if the card is only one column wide. */}
      <div className="flex flex-wrap gap-2 *:text-center *:whitespace-normal max-lg:*:py-2 md:max-lg:*:grow max-sm:flex-col">
        {hasBuilder && (
          <Link to="/resume-builder" className={getButtonClass({ variant: 'primary' })}>
            {t('build')}
          </Link>
        )}
        {hasGenerator && (
          <Link to="/autonomous" className={getButtonClass({ variant: hasBuilder ? 'secondary' : 'primary' })}>
            {t('getStarted')}
          </Link>
        )}
      </div>
    </li>
  );
}
