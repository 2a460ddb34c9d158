import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: ReactNode;
  /** In a border like that of the controls beside it. */
  boxed?: boolean;
  className?: string;
};

/** Something that is so or is not. The words are part of what can be pressed. */
export function Checkbox({ label, boxed = false, className, ...input }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 text-sm',
        boxed && 'rounded-control border border-edge bg-sheet px-3',
        className,
      )}
    >
      <input type="checkbox" {...input} id={id} className="size-[18px] shrink-0 cursor-pointer accent-accent" />
      {label}
    </label>
  );
}
