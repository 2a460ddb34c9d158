import { Card } from '@shortlist/shared-ui/components/card';
import { languages } from '@shortlist/contracts/platform/languages';
import type { Generation } from '@shortlist/contracts/generator/generation';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';

/** What to look at before the documents go out: the server's suggestions, who wrote them, and in which language. */
export function NotesCard({ suggestions, writer, language }: Generation) {
  const t = useMessages();
  const page = useLanguage();
  const other = languages.find(({ code }) => code === language && code !== page);
  const nameOf = new Intl.DisplayNames(page, { type: 'language' });
  const quiet = [
    writer === 'built-in' && t('result.builtIn'),
    other && t('result.otherLanguage', { language: nameOf.of(other.code) ?? other.nativeName }),
  ].filter((line) => line !== false && line !== undefined);

  if (suggestions.length + quiet.length === 0) return null;
  return (
    <Card aria-labelledby="notes" className="grid gap-3">
      <h3 id="notes" className="d4">
        {t('result.notes')}
      </h3>
      {suggestions.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-ink-soft">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      )}
      {quiet.map((line) => (
        <p key={line} className="text-xs text-ink-soft">
          {line}
        </p>
      ))}
    </Card>
  );
}
