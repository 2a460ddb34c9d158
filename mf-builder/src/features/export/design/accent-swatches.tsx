import { Check } from 'lucide-react';
import { useId } from 'react';
import { accentColors, type AccentName } from '@shortlist/documents/templates/colors';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';

interface Props {
  accents: readonly AccentName[];
  /** A value that isn't in the list selects the first accent. */
  value: string;
  onChange: (accent: AccentName) => void;
}

export function AccentSwatches({ accents, value, onChange }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const name = useId();
  const selectedAccent = accents.find((accent) => accent === value) ?? accents[0];
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">
        {t('export.accent')}
        <span className="font-normal text-ink-soft">
          {documentLabels[language].labelSeparator}
          {selectedAccent && t(`export.accents.${selectedAccent}`)}
        </span>
      </legend>
      <div className="-mx-1 mt-1 flex flex-wrap gap-1">
        {accents.map((accent) => (
          <label
            key={accent}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={accent}
              checked={accent === selectedAccent}
              onChange={() => onChange(accent)}
              aria-label={t(`export.accents.${accent}`)}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ background: accentColors[accent] }}
              className="pointer-events-none grid size-7 place-items-center rounded-full border border-edge ring-offset-2 ring-offset-sheet peer-checked:ring-2 peer-checked:ring-accent [&_svg]:opacity-0 peer-checked:[&_svg]:opacity-100"
            >
              <Check size={16} color="white" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
