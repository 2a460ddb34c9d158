import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: ReactNode;
  bordered?: boolean;
  className?: string;
};

export function Checkbox({ label, bordered = false, className, ...input }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-2 text-sm',
        bordered && 'rounded-control border border-edge bg-sheet px-3 py-2',
        className,
      )}
    >
      <input type="checkbox" {...input} id={id} className="size-[18px] shrink-0 cursor-pointer accent-accent" />
      {label}
    </label>
  );
}
