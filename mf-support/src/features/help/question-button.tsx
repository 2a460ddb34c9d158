import type { ReactNode } from 'react';

export function QuestionButton(props: { off: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={props.off || undefined}
      onClick={() => !props.off && props.onPress()}
      className={
        'min-h-9 rounded-[18px] border border-line bg-sheet px-3 py-1 text-left text-sm hover:bg-sunken max-md:min-h-11 ' +
        'max-md:rounded-[22px] pointer-coarse:min-h-11 aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:hover:bg-sheet'
      }
    >
      {props.children}
    </button>
  );
}
