import type { Generation } from '@shortlist/contracts/generator/generation';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';

export function SuggestionsCard({ suggestions, writer }: Pick<Generation, 'suggestions' | 'writer'>) {
  const t = useMessages();
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
      <p className="text-xs text-ink-soft">{t(writer === 'built-in' ? 'result.builtIn' : 'result.byModel')}</p>
    </Card>
  );
}
