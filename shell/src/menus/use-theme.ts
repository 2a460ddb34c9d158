import { useEffect, useState } from 'react';
import { useHydrated } from '@shortlist/shared-ui/navigation/use-hydrated';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const getDarkModeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function readStoredTheme(): Theme {
  const storedTheme = localStorage.getItem(storageKey);
  return storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system';
}

function applyTheme(theme: Theme) {
  const isDark = theme === 'system' ? getDarkModeQuery().matches : theme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Before the first paint, early.js has already applied the stored color scheme. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const isHydrated = useHydrated();
  const [chosenTheme, setChosenTheme] = useState<Theme>();
  const theme = chosenTheme ?? (isHydrated ? readStoredTheme() : 'system');
  useEffect(() => {
    if (!isHydrated) return;
    applyTheme(theme);
    if (theme !== 'system') return;
    const darkModeQuery = getDarkModeQuery();
    const handleSystemChange = () => applyTheme('system');
    darkModeQuery.addEventListener('change', handleSystemChange);
    return () => darkModeQuery.removeEventListener('change', handleSystemChange);
  }, [theme, isHydrated]);
  const chooseTheme = (newTheme: Theme) => {
    if (newTheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, newTheme);
    setChosenTheme(newTheme);
  };
  return [theme, chooseTheme];
}
