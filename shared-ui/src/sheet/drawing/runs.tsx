import { createContext, useContext, type KeyboardEvent } from 'react';
import type { Run, TextBlock } from '@shortlist/documents/tree';
import { isGhost } from '@shortlist/documents/ghost';
import type { Marker } from './marks';
import { pathOf, SheetPathContext, usePath } from './paths';
import { runStyle, variables } from './style';

export type BlankRun = NonNullable<Run['blank']>;

/** What every run of a sheet needs to know. */
export interface SheetMode {
  mark?: Marker;
  onBlank?: (blank: BlankRun, element: HTMLElement) => void;
  activeBlank?: string;
  /** The block after whose text the caret stands. */
  caretAfter?: TextBlock;
}
export const SheetModeContext = createContext<SheetMode>({});

const safeLink = /^(https:|mailto:|tel:)/i;

function Marked({ text }: { text: string }) {
  const { mark } = useContext(SheetModeContext);
  if (!mark) return text;
  return mark(text).map((piece, index) =>
    piece.marked ? (
      <mark key={index} className="sheet-mark" style={variables({ order: piece.order })}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/**
 * A fact to fill. Open ones are short and stay whole on their line; a filled one is text like any other, which must
 * break over lines as in the file, and a button cannot.
 */
function Blank({ text, blank }: { text: string; blank: BlankRun }) {
  const { onBlank, activeBlank } = useContext(SheetModeContext);
  const className = `sheet-blank ${blank.filled ? 'sheet-blank-filled' : 'sheet-blank-open'}`;
  if (!onBlank) return <span className={className}>{text}</span>;
  const common = { className, 'data-blank': blank.id, 'data-active': activeBlank === blank.id || undefined };
  if (!blank.filled) {
    return (
      <button type="button" {...common} onClick={(event) => onBlank(blank, event.currentTarget)}>
        {text}
      </button>
    );
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onBlank(blank, event.currentTarget);
  };
  return (
    <span
      role="button"
      tabIndex={0}
      {...common}
      onClick={(event) => onBlank(blank, event.currentTarget)}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}

/** An address that is too long for a line goes on at its @, as in the file. */
function Address({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at <= 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** A piece of a text that shows several fields. */
function Piece({ run, markable, active }: { run: Run; markable: boolean; active?: string }) {
  return (
    <span {...usePath(run.path, active)}>
      <RunText run={run} markable={markable} />
    </span>
  );
}

function RunText({ run, markable }: { run: Run; markable: boolean }) {
  if (isGhost(run.text)) {
    return <span className="sheet-ghost" aria-hidden="true" style={variables({ letters: run.text.length })} />;
  }
  const text = run.blank ? (
    <Blank text={run.text} blank={run.blank} />
  ) : markable ? (
    <Marked text={run.text} />
  ) : (
    <Address text={run.text} />
  );
  const styled = run.style ? <span {...runStyle(run.style)}>{text}</span> : text;
  return run.link && safeLink.test(run.link) ? (
    <a className="sheet-link" href={run.link} rel="noopener noreferrer" target="_blank">
      {styled}
    </a>
  ) : (
    styled
  );
}

const markableRoles = new Set(['paragraph', 'bullet', 'skills']);

/** The runs of a block, and the caret when writing has come to its end. */
export function Runs({ block, active }: { block: TextBlock; active?: string }) {
  const { caretAfter } = useContext(SheetModeContext);
  const apart = useContext(SheetPathContext) && pathOf(block) === undefined;
  return (
    <>
      {block.runs.map((run, index) => {
        const shown = { run, markable: markableRoles.has(block.role) };
        return apart && run.path !== undefined ? (
          <Piece key={index} {...shown} active={active} />
        ) : (
          <RunText key={index} {...shown} />
        );
      })}
      {block === caretAfter && <span className="sheet-caret" aria-hidden="true" />}
    </>
  );
}
