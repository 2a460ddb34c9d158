import type { ReactNode } from 'react';

export function QuestionButton(props: { isDisabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={props.isDisabled || undefined}
      onClick={() => !props.isDisabled && props.onClick()}
      className={
        'min-h-9 rounded-[18px] border border-line bg-sheet px-3 py-1 text-left text-sm hover:bg-sunken max-md:min-h-11 ' +
        'max-md:rounded-[22px] pointer-coarse:min-h-11 aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:hover:bg-sheet'
      }
    >
      {props.children}
    </button>
  );
}
