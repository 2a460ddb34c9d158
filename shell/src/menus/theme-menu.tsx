import { Monitor, Moon, Sun } from 'lucide-react';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { useMessages } from '../messages';
import { themes, type Theme } from './use-theme';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu({ theme, onThemeChange }: { theme: Theme; onThemeChange: (theme: Theme) => void }) {
  const t = useMessages();
  const CurrentIcon = icons[theme];
  return (
    <Dropdown
      label={t('theme.change', { theme: t(`theme.${theme}`) })}
      triggerContent={<CurrentIcon size={18} aria-hidden />}
    >
      {(close) => (
        <ul>
          {themes.map((name) => {
            const Icon = icons[name];
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === theme ? 'true' : undefined}
                  onClick={() => {
                    onThemeChange(name);
                    close();
                  }}
                  className={dropdownItemClass}
                >
                  <Icon size={18} aria-hidden />
                  {t(`theme.${name}`)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dropdown>
  );
}
