import { useState } from 'react';
import { wording } from '@shortlist/documents/words/wording';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import { equal, getIn } from '../document/paths';
import { useEditor, useEditorActions } from '../editor/editor';
import { useListHint } from '../example/example-hints';
import { formatList, formatSentences, parseList, parseSentences } from './list-text';
import { isUnprintable } from './unprintable';

const kinds = {
  terms: { format: formatList, parse: parseList },
  sentences: { format: formatSentences, parse: parseSentences },
};

interface Props {
  path: string;
  label: string;
  hint: string;
  optional?: boolean;
  kind?: keyof typeof kinds;
  rows?: number;
  hideLabel?: boolean;
}

/** Edits a list as comma-separated text. The text stays as typed; the list follows it. */
export function ListField({ path, label, hint, optional, kind = 'terms', rows = 3, hideLabel }: Props) {
  const t = useMessages();
  const { format, parse } = kinds[kind];
  const items = useEditor(({ state }) => getIn(state, path)) as string[];
  const issue = useEditor(
    ({ issues }) => issues[path] ?? Object.entries(issues).find(([at]) => at.startsWith(`${path}.`))?.[1],
  );
  const { set } = useEditorActions();
  const { comma } = wording[useEditor(({ state }) => state.language) ?? 'en'];
  const [typed, setTyped] = useState(() => format(items, comma));
  const hinted = useListHint(path);

  // The items were changed elsewhere, such as by undo, a review or another tab.
  const text = equal(parse(typed), items) ? typed : format(items, comma);
  return (
    <TextArea
      data-field={path}
      label={label}
      placeholder={hinted && format(hinted, comma)}
      hideLabel={hideLabel}
      note={optional ? t('fields.optional') : undefined}
      hint={hint}
      error={issue ?? (isUnprintable(text) ? t('fields.unprintable') : undefined)}
      rows={rows}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = parse(event.target.value);
        if (!equal(next, items)) set(path, next);
      }}
    />
  );
}
