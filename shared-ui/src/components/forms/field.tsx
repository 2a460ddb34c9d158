import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';

export interface FieldProps {
  label: ReactNode;
  note?: string;
  hint?: ReactNode;
  error?: string;
  hideLabel?: boolean;
  className?: string;
}

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const controlClass =
  'w-full min-h-11 rounded-control border border-edge bg-sheet px-3 py-[9px] text-base text-ink placeholder:text-ink-soft placeholder:opacity-100 ' +
  'focus-visible:border-accent focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent ' +
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] aria-invalid:focus-visible:outline-offset-2 aria-invalid:focus-visible:outline-danger ' +
  'disabled:border-line disabled:bg-sunken disabled:text-ink-soft';

/**
 * Renders a label above a control and its hint or error below. `children` must pass the attributes on to the control.
 */
export function Field({
  label,
  note,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const descriptionId = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={clsx('grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {note && <span className="font-normal text-ink-soft"> {note}</span>}
      </label>
      {children({ id, 'aria-describedby': descriptionId, 'aria-invalid': error ? true : undefined })}
      {hint && !error && (
        <p id={descriptionId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={descriptionId} className="flex gap-1 text-xs font-medium text-danger">
          <CircleAlert size={16} className="shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
