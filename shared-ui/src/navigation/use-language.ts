import { useCallback } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { useLocation, useNavigate } from '@shortlist/shared-ui/router';
import { localizePath, parseLocalizedPath } from './localized-path';

export function useLanguage(): Language {
  return parseLocalizedPath(useLocation().pathname).language;
}

export function useLocalizedNavigate(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback((to, options) => void navigate(localizePath(language, to), options), [navigate, language]);
}
