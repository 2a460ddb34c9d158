import { CircleCheck } from 'lucide-react';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { InterviewTipsButton } from '../../shared/premium/interview-tips-button';

export function PremiumActive() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const { user } = useSession();
  return (
    <section
      aria-labelledby="yours"
      className="grid justify-items-start gap-4 rounded-card border-2 border-accent bg-sheet p-6 shadow-card md:p-8"
    >
      <CircleCheck size={32} className="text-accent" aria-hidden />
      <h2 id="yours" className="d4">
        {t('upgrade.yours')}
      </h2>
      <p className="text-ink-soft">{t('upgrade.yoursText')}</p>
      {hasRoute('/autonomous') && (
        <Link to="/autonomous" className={getButtonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
          {t('success.start')}
        </Link>
      )}
      {hasRoute('/dashboard') && (
        <Link to="/dashboard" className={getButtonClass({ fullWidth: true })}>
          {t(user ? 'upgrade.dashboard' : 'hero.documents')}
        </Link>
      )}
      <InterviewTipsButton />
    </section>
  );
}
