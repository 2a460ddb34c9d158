import type { ComponentProps } from 'react';
import { usePreload } from '@shortlist/shared-ui/area';
import { RouterLink } from '@shortlist/shared-ui/router';
import { localizePath } from './localized-path';
import { useLanguage } from './use-language';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

export function Link({ to, onPointerEnter, onFocus, ...props }: LinkProps) {
  const language = useLanguage();
  const preload = usePreload();
  return (
    <RouterLink
      {...props}
      to={localizePath(language, to)}
      onPointerEnter={(event) => {
        preload(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(to);
        onFocus?.(event);
      }}
    />
  );
}
