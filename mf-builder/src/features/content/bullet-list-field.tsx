import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import { getIn, insertIn, removeIn, setIn } from '../../shared/document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { useHint } from '../../shared/example/example-hints';
import { useField } from '../../shared/fields/use-field';
import { ImproveMenu } from '../../shared/improve/improve-menu';
import { ImprovePanel } from '../../shared/improve/improve-panel';
import { useImproveField } from '../../shared/improve/use-improve-field';
import { SortableList } from '../../shared/sortable/sortable-list';

/** Bullet characters in pasted text. The field removes them because the document draws its own bullets. */
const bulletMarkerPattern = /^\s*(?:[•‣▪●○◦–—*·]|-(?=\s))\s*/u;

export function BulletListField({ path, hideLegend = false }: { path: string; hideLegend?: boolean }) {
  const t = useMessages();
  const toast = useToast();
  const count = useResumeEditor(({ draft }) => (getIn(draft, path) as string[]).length);
  const { updateDraft, moveItem, focusField } = useResumeEditorActions();
  const list = useRef<HTMLFieldSetElement>(null);
  const getName = (index: number) => t('form.bullet', { number: index + 1 });

  const add = (index: number, text = '') => {
    updateDraft((draft) => insertIn(draft, path, text, index));
    focusField(`${path}.${index}`);
  };
  const remove = (index: number, text: string) => {
    updateDraft((draft) => removeIn(draft, path, index));
    if (index > 0) focusField(`${path}.${index - 1}`);
    if (!text) return;
    toast({
      title: t('form.removed', { name: getName(index) }),
      action: { label: t('form.undo'), onPress: () => updateDraft((draft) => insertIn(draft, path, text, index)) },
    });
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.replace(bulletMarkerPattern, '').trim());
    const [firstLine, ...otherLines] = lines.filter(Boolean);
    if (firstLine === undefined || otherLines.length === 0) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    updateDraft((draft) => {
      const draftWithFirstLine = setIn(
        draft,
        `${path}.${index}`,
        value.slice(0, selectionStart) + firstLine + value.slice(selectionEnd),
      );
      return otherLines.reduce(
        (result, line, offset) => insertIn(result, path, line, index + 1 + offset),
        draftWithFirstLine,
      );
    });
  };

  return (
    <fieldset ref={list} className="grid gap-2">
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-medium'}>{t('form.achievements')}</legend>
      <SortableList
        count={count}
        getLabel={getName}
        onMove={(from, to) => moveItem(path, from, to)}
        className="grid gap-2 empty:hidden"
      >
        {(index, dragHandle) => (
          <BulletField
            path={`${path}.${index}`}
            name={getName(index)}
            dragHandle={dragHandle}
            onAddNext={() => add(index + 1)}
            onRemove={(text) => remove(index, text)}
            onPaste={(event) => handlePaste(event, index)}
          />
        )}
      </SortableList>
      <Button
        variant="quiet"
        icon={<Plus size={18} aria-hidden />}
        className="ml-3 justify-self-start text-accent!"
        onClick={() => add(count)}
      >
        {t('form.addBullet')}
      </Button>
    </fieldset>
  );
}

interface BulletFieldProps {
  path: string;
  name: string;
  dragHandle: React.ReactNode;
  onAddNext: () => void;
  onRemove: (text: string) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

function BulletField({ path, name, dragHandle, onAddNext, onRemove, onPaste }: BulletFieldProps) {
  const t = useMessages();
  const { value, error, change, onFocus } = useField(path);
  const improvementFlow = useImproveField(path, 'bullet');
  const handleKeyDown = (event: KeyboardEvent) => {
    // Japanese and Korean input methods also use Enter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) onAddNext();
    else if (event.key === 'Backspace' && value === '') onRemove('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-2">
      <span className="pt-1.5">{dragHandle}</span>
      <TextArea
        data-field={path}
        placeholder={useHint(path)}
        label={name}
        hideLabel
        rows={1}
        error={error}
        maxLength={4000}
        value={value}
        onChange={(event) => change(event.target.value)}
        onFocus={onFocus}
        onKeyDown={handleKeyDown}
        onPaste={onPaste}
      />
      <div className="flex pt-1.5 max-md:flex-col max-md:pt-0">
        <ImproveMenu flow={improvementFlow} name={name} iconOnly />
        <Button variant="quiet" size="icon" aria-label={t('form.remove', { name })} onClick={() => onRemove(value)}>
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
      <div className="col-span-full empty:hidden">
        <ImprovePanel flow={improvementFlow} name={name} />
      </div>
    </div>
  );
}
