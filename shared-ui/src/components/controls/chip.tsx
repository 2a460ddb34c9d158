import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

const baseClass =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-[16px] border px-3 py-1 text-left text-sm [&_svg]:shrink-0';

const variantClasses = {
  plain: 'border-line bg-sheet text-ink',
  /** The document contains the term. */
  marked: 'border-transparent bg-marker text-on-marker',
  /** The number of hidden terms: "+4 more". */
  count: 'border-transparent px-1! text-ink-soft',
  add: 'cursor-pointer border-dashed border-edge bg-sheet text-ink hover:bg-sunken',
  choice:
    'cursor-pointer border-line bg-sheet text-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
};

/** Extends the clickable area by half the gap between two lines of chips. */
const hitAreaClass = "relative after:absolute after:-inset-y-1 after:inset-x-0 after:content-['']";

type Props = { children: ReactNode; className?: string } & (
  | { variant?: 'plain' | 'marked' | 'count'; showCheck?: boolean }
  | { variant: 'add'; onPress: () => void }
  | { variant: 'choice'; selected: boolean; onPress: () => void }
);

export function Chip(props: Props) {
  const { variant = 'plain', className, children } = props;
  const classes = clsx(baseClass, variantClasses[variant], className);
  if ('onPress' in props) {
    return (
      <button
        type="button"
        onClick={props.onPress}
        aria-pressed={props.variant === 'choice' ? props.selected : undefined}
        className={clsx(classes, hitAreaClass)}
      >
        {props.variant === 'add' && <Plus size={16} className="text-accent" aria-hidden />}
        {children}
      </button>
    );
  }
  return (
    <span className={classes}>
      {props.showCheck && <Check size={16} aria-hidden />}
      {children}
    </span>
  );
}
