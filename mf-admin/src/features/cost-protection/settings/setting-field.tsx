import { controlClass, Field } from '@shortlist/shared-ui/components/field';

interface Props {
  label: string;
  unit: 'USD' | '%';
  placeholder: string;
  hint: string;
  error: string | undefined;
  /** Receives the raw text, or "?" for input that isn't a number. */
  onTextChange: (text: string) => void;
}

const unitClass = 'pointer-events-none absolute inset-y-0 grid place-items-center text-sm text-ink-soft';

export function SettingField({ label, unit, placeholder, hint, error, onTextChange }: Props) {
  const isMoney = unit === 'USD';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          {isMoney && (
            <span aria-hidden className={`${unitClass} left-3`}>
              $
            </span>
          )}
          <input
            {...control}
            type="number"
            inputMode="decimal"
            autoComplete="off"
            step={isMoney ? '0.01' : 'any'}
            min={isMoney ? '0' : '1'}
            max={isMoney ? undefined : '100'}
            placeholder={placeholder}
            onChange={({ target }) => onTextChange(target.validity.badInput ? '?' : target.value)}
            className={`${controlClass} pr-12! tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none ${isMoney ? 'pl-7!' : ''}`}
          />
          <span aria-hidden className={`${unitClass} right-3`}>
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}
