import type { ReactNode } from 'react';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';

interface WayProps {
  to: '/resume-builder' | '/autonomous' | '/upgrade' | '/templates';
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  children: ReactNode;
}

export function Way({ to, variant, size, block, children }: WayProps) {
  if (!useIsMounted()(to)) return null;
  return (
    <Link
      to={to}
      className={`${buttonClass({ variant, size, block })} py-2 text-center text-balance whitespace-normal!`}
    >
      {children}
    </Link>
  );
}
