import { Monitor, Moon, Sun } from 'lucide-react';
import { Dropdown, dropdownItem } from '@shortlist/shared-ui/components/dropdown';
import { useMessages } from '../messages';
import { themes, type Theme } from './theme';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  const t = useMessages();
  const Now = icons[theme];
  return (
    <Dropdown label={t('theme.change', { theme: t(`theme.${theme}`) })} button={<Now size={18} aria-hidden />}>
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
                    onChoose(name);
                    close();
                  }}
                  className={dropdownItem}
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
