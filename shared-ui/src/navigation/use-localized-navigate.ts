import { useCallback } from 'react';
import { useNavigate } from '@shortlist/shared-ui/router';
import { localizePath } from './localized-path';
import { useLanguage } from './use-language';

export function useLocalizedNavigate(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback((to, options) => void navigate(localizePath(language, to), options), [navigate, language]);
}
