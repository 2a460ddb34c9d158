import type { ReactNode } from 'react';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass, type ButtonSize, type ButtonVariant } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';

interface CtaLinkProps {
  to: '/resume-builder' | '/autonomous' | '/upgrade' | '/templates';
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  children: ReactNode;
}

export function CtaLink({ to, variant, size, block, children }: CtaLinkProps) {
  if (!useHasRoute()(to)) return null;
  return (
    <Link
      to={to}
      className={`${getButtonClass({ variant, size, fullWidth: block })} py-2 text-center text-balance whitespace-normal!`}
    >
      {children}
    </Link>
  );
}
