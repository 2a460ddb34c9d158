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

/** Reads and sets the color scheme. early.js in the page's head does the same before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const hydrated = useHydrated();
  const [chosenTheme, setChosenTheme] = useState<Theme>();
  const theme = chosenTheme ?? (hydrated ? readStoredTheme() : 'system');
  useEffect(() => {
    if (!hydrated) return;
    applyTheme(theme);
    if (theme !== 'system') return;
    const system = getDarkModeQuery();
    const handleSystemChange = () => applyTheme('system');
    system.addEventListener('change', handleSystemChange);
    return () => system.removeEventListener('change', handleSystemChange);
  }, [theme, hydrated]);
  const chooseTheme = (next: Theme) => {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
    setChosenTheme(next);
  };
  return [theme, chooseTheme];
}
