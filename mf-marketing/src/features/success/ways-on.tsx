import type { ReactNode } from 'react';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

/** To the generator and to the first page, after what can be done here; the generator is what one goes to once everything is done. */
export function WaysOn({ done = false, children }: { done?: boolean; children?: ReactNode }) {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <p className="actions max-xs:w-full">
      {children}
      {isMounted('/autonomous') && (
        <Link
          to="/autonomous"
          className={buttonClass({ variant: done ? 'primary' : 'secondary', size: done ? 'lg' : 'md' })}
        >
          {t(done ? 'success.start' : 'success.generator')}
        </Link>
      )}
      <Link to="/" className={buttonClass({ variant: done ? 'secondary' : 'quiet', size: done ? 'lg' : 'md' })}>
        {t('success.home')}
      </Link>
    </p>
  );
}
