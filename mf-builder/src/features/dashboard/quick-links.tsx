import { BadgeCheck, ChevronRight, FilePlus2, LayoutTemplate, Upload, type LucideIcon } from 'lucide-react';
import { prices } from '@shortlist/contracts/payments/prices';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Card } from '@shortlist/shared-ui/components/card';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { configQuery } from '../../shared/account-queries';

/** On narrow screens, omits the Premium card because the account card below offers the same. */
export function QuickLinks({ isPremium, isNarrow }: { isPremium: boolean; isNarrow: boolean }) {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const language = useLanguage();
  const { data: config } = useQuery(configQuery());
  const price = (config?.prices ?? prices)[language].display;
  return (
    <ul className="grid gap-3 md:grid-cols-3 lg:gap-6">
      <QuickLinkCard
        Icon={FilePlus2}
        title={t('dashboard.create')}
        text={t('dashboard.createText')}
        to={hasRoute('/autonomous') && '/autonomous'}
      />
      <QuickLinkCard
        Icon={LayoutTemplate}
        title={t('dashboard.browse')}
        text={t('dashboard.browseText')}
        to={hasRoute('/templates') && '/templates'}
      />
      {isPremium ? (
        <QuickLinkCard
          Icon={Upload}
          title={t('dashboard.importResume')}
          text={t('dashboard.importText')}
          to={hasRoute('/resume-builder') && '/resume-builder/import'}
        />
      ) : (
        !isNarrow && (
          <QuickLinkCard
            Icon={BadgeCheck}
            title={t('dashboard.premium')}
            text={t('dashboard.premiumText', { price })}
            to={hasRoute('/upgrade') && '/upgrade'}
          />
        )
      )}
    </ul>
  );
}

interface Props {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** False if no area of this deployment serves the URL. The card is then plain text. */
  to: string | false;
}

const stretchedLinkClass =
  "no-underline text-ink outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] " +
  'focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent';

function QuickLinkCard({ Icon, title, text, to }: Props) {
  return (
    <li className="grid">
      <Card className="relative flex items-center gap-4 py-5! md:max-lg:px-4! hover:has-[a]:border-edge">
        <Icon size={22} className="text-accent" aria-hidden />
        <div className="min-w-0 grow">
          <h2 className="font-medium">
            {to ? (
              <Link to={to} className={stretchedLinkClass}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="text-sm text-pretty text-ink-soft">{text}</p>
        </div>
        {to && <ChevronRight size={18} className="text-ink-soft md:max-lg:hidden" aria-hidden />}
      </Card>
    </li>
  );
}
