import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { SuggestionList } from '../../shared/letter-editor/suggestion-list';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';
import { findOpenSuggestions } from './open-suggestions';

export function LetterAdvice() {
  const t = useMessages();
  const { updateDraft } = useLetterEditorActions();
  const suggestions = useLetterEditor(({ draft }) => draft.suggestions);
  const content = useLetterEditor(({ draft }) => draft.content);
  const openSuggestions = findOpenSuggestions(suggestions, content);
  if (openSuggestions.length === 0) return null;
  return (
    <Card>
      <SuggestionList
        title={t('letter.suggestions')}
        suggestions={openSuggestions}
        onDismiss={(text) =>
          updateDraft((letter) => ({
            ...letter,
            suggestions: letter.suggestions.filter((suggestion) => suggestion !== text),
          }))
        }
      />
    </Card>
  );
}
