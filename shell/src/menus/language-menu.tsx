import { languages } from '@shortlist/contracts/platform/languages';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { RouterLink, useLocation } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { Flag } from './flag';
import { dismissLanguageSuggestion } from './language-choice';

export function LanguageMenu({ className }: { className?: string }) {
  const t = useMessages();
  const { pathname, search, hash } = useLocation();
  const currentCode = useLanguage();
  const language = languages.find(({ code }) => code === currentCode) ?? languages[0];
  return (
    <Dropdown
      className={className}
      label={t('language.change', { language: language.nativeName })}
      triggerContent={
        <>
          <Flag code={language.flag} />
          {language.nativeName}
        </>
      }
    >
      {(close) => (
        <ul>
          {languages.map(({ code, nativeName, flag }) => (
            <li key={code}>
              <RouterLink
                to={localizePath(code, pathname + search + hash)}
                hrefLang={code}
                lang={code}
                aria-current={code === currentCode ? 'true' : undefined}
                onClick={() => {
                  dismissLanguageSuggestion();
                  close();
                }}
                className={dropdownItemClass}
              >
                <Flag code={flag} />
                {nativeName}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
