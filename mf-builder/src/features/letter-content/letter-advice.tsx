import { splitBlanks } from '@shortlist/documents/blanks';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { SuggestionList } from '../../shared/letter-editor/suggestion-list';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';

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

const listBlankLabels = (text: string) => splitBlanks(text).flatMap(({ label }) => label ?? []);

/** Omits a suggestion that quotes a blank once that blank is filled. */
export function findOpenSuggestions(suggestions: readonly string[], content: string): string[] {
  const openBlankLabels = new Set(listBlankLabels(content));
  return suggestions.filter((suggestion) => listBlankLabels(suggestion).every((label) => openBlankLabels.has(label)));
}
