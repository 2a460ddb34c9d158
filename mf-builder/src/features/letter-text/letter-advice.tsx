import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { Advice } from '../../shared/letter/advice';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import { findOpenSuggestions } from './open-suggestions';

export function LetterAdvice() {
  const t = useMessages();
  const { change } = useLetterActions();
  const suggestions = useLetter(({ state }) => state.suggestions);
  const content = useLetter(({ state }) => state.content);
  const open = findOpenSuggestions(suggestions, content);
  if (open.length === 0) return null;
  return (
    <Card>
      <Advice
        title={t('letter.suggestions')}
        texts={open}
        onDismiss={(text) =>
          change((letter) => ({ ...letter, suggestions: letter.suggestions.filter((one) => one !== text) }))
        }
      />
    </Card>
  );
}
