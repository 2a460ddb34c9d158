import { TextCursorInput } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';
import { getParagraphAt } from './get-paragraph-at';
import { ImproveMenu } from '../../shared/improve/improve-menu';
import { ImprovePanel } from '../../shared/improve/improve-panel';
import { useImprove } from '../../shared/improve/use-improve';
import { countWords } from '../../shared/count-words';

const editorRows = 20;

const findTextArea = () => document.querySelector<HTMLTextAreaElement>('textarea[data-field="content"]');

export function focusLetterText(caret: number): void {
  const textArea = findTextArea();
  textArea?.focus();
  textArea?.setSelectionRange(caret, caret);
}

/** Keeps the last caret position in `caret`. */
export function LetterBodyEditor({ caret }: { caret: RefObject<number | null> }) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const { setField, updateDraft } = useLetterEditorActions();
  const content = useLetterEditor(({ draft }) => draft.content);
  const salutation = useLetterEditor(({ draft }) => draft.salutation);
  const language = useLetterEditor(({ draft }) => draft.language) ?? 'en';
  const blanks = splitBlanks(content).filter(({ label }) => label !== undefined);

  const jobPosting = useLetterEditor(({ draft }) => draft.jobDescription);
  const improvementFlow = useImprove({
    read: () => getParagraphAt(content, caret.current ?? 0)?.text ?? '',
    replace: (before, after) => {
      const start = content.indexOf(before);
      if (start < 0) return false;
      const end = start + before.length;
      updateDraft((letter) => ({ ...letter, content: content.slice(0, start) + after + content.slice(end) }));
      return true;
    },
    place: 'paragraph',
    documentLanguage: language,
    jobPosting,
    onDone: () => findTextArea()?.focus(),
  });

  const selectNextBlank = () => {
    const textArea = findTextArea();
    if (!textArea) return;
    let offset = 0;
    const blankRanges = splitBlanks(content).flatMap(({ text, label }) => {
      const start = offset;
      offset += text.length;
      return label === undefined ? [] : [{ start, end: offset }];
    });
    const nextRange = blankRanges.find(({ start }) => start > textArea.selectionStart) ?? blankRanges[0];
    if (!nextRange) return;
    textArea.focus();
    textArea.setSelectionRange(nextRange.start, nextRange.end);
  };

  // Places the caret after a term that was inserted outside the editor.
  useEffect(() => {
    if (caret.current !== null) focusLetterText(caret.current);
  }, [caret]);

  return (
    <div className="grid gap-4">
      <TextInput
        label={t('letter.salutation')}
        note={t('fields.optional')}
        hint={t('letter.salutationHint')}
        value={salutation}
        maxLength={200}
        data-field="salutation"
        onChange={(event) => setField('salutation', event.target.value)}
      />
      <TextArea
        label={t('letter.text')}
        hint={t('letter.textHint')}
        rows={editorRows}
        maxLength={20_000}
        value={content}
        data-field="content"
        lang={language}
        onChange={(event) => setField('content', event.target.value)}
        onSelect={(event) => {
          caret.current = event.currentTarget.selectionStart;
        }}
      />
      <div className="-mt-2 -ml-2 flex">
        <ImproveMenu flow={improvementFlow} name={t('improve.paragraph')} />
      </div>
      <ImprovePanel flow={improvementFlow} name={t('improve.paragraph')} />
      <p className="text-sm text-ink-soft tabular-nums lg:hidden">
        {t('letter.words', { count: countWords(content, pageLanguage) })}
      </p>
      {blanks.length > 0 && (
        <Alert
          tone="warn"
          icon={<TextCursorInput size={20} aria-hidden />}
          title={t('letter.blanks', { count: blanks.length })}
          action={
            <Button size="sm" onClick={selectNextBlank}>
              {t('letter.nextBlank')}
            </Button>
          }
        >
          {t('letter.blanksText')}
        </Alert>
      )}
    </div>
  );
}
