import { useState } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { TextInput } from '@shortlist/shared-ui/components/text-input';

interface Props {
  text: string;
  hint?: string;
  /** Shown next to each empty field. */
  error?: string;
  onChange: (filled: string) => void;
  onEnter?: () => void;
}

/** Shows a field for each blank in a proposed text. An empty field leaves the blank in place. */
export function FillBlanks({ text, hint, error, onChange, onEnter }: Props) {
  const pieces = splitBlanks(text);
  const [fills, setFills] = useState<Record<number, string>>({});
  const fill = (index: number, value: string) => {
    const next = { ...fills, [index]: value };
    setFills(next);
    onChange(pieces.map((piece) => (piece.index !== undefined && next[piece.index]?.trim()) || piece.text).join(''));
  };
  return (
    <div className="flex flex-wrap gap-3">
      {pieces.map(
        ({ label, index }) =>
          label !== undefined &&
          index !== undefined && (
            <TextInput
              key={index}
              label={label}
              hint={hint}
              error={fills[index]?.trim() ? undefined : error}
              value={fills[index] ?? ''}
              maxLength={80}
              onChange={(event) => fill(index, event.target.value)}
              onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter?.()}
              className="min-w-40 grow basis-40 [&_label]:first-letter:uppercase"
            />
          ),
      )}
    </div>
  );
}
