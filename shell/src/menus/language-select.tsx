import { ChevronDown } from 'lucide-react';
import { languages, toLanguage } from '@shortlist/contracts/platform/languages';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useLocation, useNavigate } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import { Flag } from './flag';
import { dismissLanguageSuggestion } from './language-choice';

export function LanguageSelect() {
  const t = useMessages();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const currentCode = useLanguage();
  const language = languages.find(({ code }) => code === currentCode) ?? languages[0];
  const switchLanguage = (code: string) => {
    dismissLanguageSuggestion();
    void navigate(localizePath(toLanguage(code), pathname + search + hash));
  };
  return (
    <div className="relative flex items-center">
      <span className="pointer-events-none absolute left-3">
        <Flag code={language.flag} />
      </span>
      <select
        aria-label={t('language.label')}
        value={currentCode}
        onChange={(event) => switchLanguage(event.target.value)}
        // Without content sizing, the browser measures every option, including names that need fallback fonts.
        className="min-h-11 w-full appearance-none [field-sizing:content] rounded-control border border-edge bg-sheet pr-10 pl-11 text-base text-ink"
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code}>
            {nativeName}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className="pointer-events-none absolute right-3" aria-hidden />
    </div>
  );
}
