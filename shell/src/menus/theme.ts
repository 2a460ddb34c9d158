import { useEffect, useState } from 'react';
import { useHydrated } from '@shortlist/shared-ui/navigation/use-hydrated';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function paint(theme: Theme) {
  const dark = theme === 'system' ? systemDark().matches : theme === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Reads and sets the color scheme. early.js in the page's head does the same before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Theme>();
  const theme = chosen ?? (hydrated ? storedTheme() : 'system');
  useEffect(() => {
    if (!hydrated) return;
    paint(theme);
    if (theme !== 'system') return;
    const system = systemDark();
    const follow = () => paint('system');
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [theme, hydrated]);
  const choose = (next: Theme) => {
    if (next === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
    setChosen(next);
  };
  return [theme, choose];
}
