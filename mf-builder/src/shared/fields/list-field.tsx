import { useState } from 'react';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import { getIn } from '../document/object-path';
import { isDeepEqual } from '../document/object-values';
import { useResumeEditor, useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { useListHint } from '../example/example-hints';
import { formatList, parseList } from './parse-list';
import { hasUnprintableCharacters } from './field-text';

interface Props {
  path: string;
  label: string;
  hint: string;
  optional?: boolean;
  rows?: number;
  hideLabel?: boolean;
}

/** Edits a list as comma-separated text. The text stays as the user typed it. */
export function ListField({ path, label, hint, optional, rows = 3, hideLabel }: Props) {
  const t = useMessages();
  const items = useResumeEditor(({ draft }) => getIn(draft, path)) as string[];
  const issue = useResumeEditor(
    ({ issues }) => issues[path] ?? Object.entries(issues).find(([issuePath]) => issuePath.startsWith(`${path}.`))?.[1],
  );
  const { setField } = useResumeEditorActions();
  const { listSeparator } = documentLabels[useResumeEditor(({ draft }) => draft.language) ?? 'en'];
  const [input, setInput] = useState(() => formatList(items, listSeparator));
  const listHint = useListHint(path);

  // If something else changed the list (undo, a review, another tab), shows the new items instead of the input.
  const text = isDeepEqual(parseList(input), items) ? input : formatList(items, listSeparator);
  return (
    <TextArea
      data-field={path}
      label={label}
      placeholder={listHint && formatList(listHint, listSeparator)}
      hideLabel={hideLabel}
      note={optional ? t('fields.optional') : undefined}
      hint={hint}
      error={issue ?? (hasUnprintableCharacters(text) ? t('fields.unprintable') : undefined)}
      rows={rows}
      value={text}
      onChange={(event) => {
        setInput(event.target.value);
        const next = parseList(event.target.value);
        if (!isDeepEqual(next, items)) setField(path, next);
      }}
    />
  );
}
