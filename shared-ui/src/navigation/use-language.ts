import { useCallback } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { useLocation, useNavigate } from '@shortlist/shared-ui/router';
import { localPath, splitPath } from './paths';

export function useLanguage(): Language {
  return splitPath(useLocation().pathname).language;
}

export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback((to, options) => void navigate(localPath(language, to), options), [navigate, language]);
}
