import { useState } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { TextInput } from '@shortlist/shared-ui/components/text-input';

interface Props {
  text: string;
  hint?: string;
  error?: string;
  onChange: (filled: string) => void;
  onEnter?: () => void;
}

/** Shows a field for each blank in a proposed text. An empty field leaves the blank in place. */
export function FillBlanks({ text, hint, error, onChange, onEnter }: Props) {
  const pieces = splitBlanks(text);
  const [filledValues, setFilledValues] = useState<Record<number, string>>({});
  const fillBlank = (index: number, value: string) => {
    const newValues = { ...filledValues, [index]: value };
    setFilledValues(newValues);
    onChange(
      pieces.map((piece) => (piece.index !== undefined && newValues[piece.index]?.trim()) || piece.text).join(''),
    );
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
              error={filledValues[index]?.trim() ? undefined : error}
              value={filledValues[index] ?? ''}
              maxLength={80}
              onChange={(event) => fillBlank(index, event.target.value)}
              onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter?.()}
              className="min-w-40 grow basis-40 [&_label]:first-letter:uppercase"
            />
          ),
      )}
    </div>
  );
}
