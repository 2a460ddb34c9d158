import { createContext, Fragment, useContext, type KeyboardEvent, type ReactNode } from 'react';
import type { Run, TextBlock } from '@shortlist/documents/document-tree';
import { isSkeletonText } from '@shortlist/documents/skeleton-content';
import type { TermHighlighter } from './highlight-terms';
import { getFieldPath, FieldPathContext, useFieldPathProps } from './field-paths';
import { getRunStyle, toCssVariables } from './style';

export type RunBlank = NonNullable<Run['blank']>;

export interface RunContextValue {
  highlight?: TermHighlighter;
  onBlankClick?: (blank: RunBlank, element: HTMLElement) => void;
  activeBlankId?: string;
  /** Block with the caret after its text. */
  caretAfter?: TextBlock;
}
export const RunContext = createContext<RunContextValue>({});

const safeLink = /^(https:|mailto:|tel:)/i;

function withBreaks(text: string, breaks: readonly number[] = []): ReactNode {
  if (breaks.length === 0) return text;
  return [0, ...breaks].map((from, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {text.slice(from, breaks[index])}
    </Fragment>
  ));
}

/** Returns the breaks within a piece of the text, as offsets from its start. */
const within = (breaks: readonly number[] | undefined, start: number, { length }: string) =>
  breaks?.filter((at) => at > start && at <= start + length).map((at) => at - start);

function HighlightedText({ text, breaks }: { text: string; breaks?: number[] }) {
  const { highlight } = useContext(RunContext);
  if (!highlight) return withBreaks(text, breaks);
  let start = 0;
  return highlight(text).map((fragment, index) => {
    const shown = withBreaks(fragment.text, within(breaks, start, fragment.text));
    start += fragment.text.length;
    return fragment.isHighlighted ? (
      <mark key={index} className="sheet-mark" style={toCssVariables({ order: fragment.termIndex })}>
        {shown}
      </mark>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}

/**
 * An open or filled blank. Not a `button` element, which could not continue on the next line as its text does in the
 * file.
 */
function Blank({ text, blank, breaks }: { text: string; blank: RunBlank; breaks?: number[] }) {
  const { onBlankClick, activeBlankId } = useContext(RunContext);
  const className = `sheet-blank ${blank.filled ? 'sheet-blank-filled' : 'sheet-blank-open'}`;
  if (!onBlankClick) return <span className={className}>{withBreaks(text, breaks)}</span>;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onBlankClick(blank, event.currentTarget);
  };
  return (
    <span
      role="button"
      tabIndex={0}
      className={className}
      data-blank={blank.id}
      data-active={activeBlankId === blank.id || undefined}
      onClick={(event) => onBlankClick(blank, event.currentTarget)}
      onKeyDown={onKeyDown}
    >
      {withBreaks(text, breaks)}
    </span>
  );
}

/** An email too long for a line breaks at the @, as in the file. */
function EmailText({ text, breaks }: { text: string; breaks?: number[] }) {
  const at = text.indexOf('@');
  if (at <= 0 || breaks) return withBreaks(text, breaks);
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

interface ShownRun {
  run: Run;
  markable: boolean;
  /** Offsets of line breaks; absent if the browser breaks the lines. */
  breaks?: number[];
}

function FieldRun({ active, ...shown }: ShownRun & { active?: string }) {
  return (
    <span {...useFieldPathProps(shown.run.path, active)}>
      <RunText {...shown} />
    </span>
  );
}

function RunText({ run, markable, breaks }: ShownRun) {
  if (isSkeletonText(run.text)) {
    return <span className="sheet-ghost" aria-hidden="true" style={toCssVariables({ letters: run.text.length })} />;
  }
  const text = run.blank ? (
    <Blank text={run.text} blank={run.blank} breaks={breaks} />
  ) : markable ? (
    <HighlightedText text={run.text} breaks={breaks} />
  ) : (
    <EmailText text={run.text} breaks={breaks} />
  );
  const styled = run.style ? <span {...getRunStyle(run.style)}>{text}</span> : text;
  return run.link && safeLink.test(run.link) ? (
    <a className="sheet-link" href={run.link} rel="noopener noreferrer" target="_blank">
      {styled}
    </a>
  ) : (
    styled
  );
}

const highlightableRoles = new Set(['paragraph', 'bullet', 'skills']);

export function Runs({ block, active }: { block: TextBlock; active?: string }) {
  const { caretAfter } = useContext(RunContext);
  const apart = useContext(FieldPathContext) && getFieldPath(block) === undefined;
  let start = 0;
  return (
    <>
      {block.runs.map((run, index) => {
        const breaks = within(block.breaks, start, run.text);
        start += run.text.length;
        const shown = { run, markable: highlightableRoles.has(block.role), breaks };
        return apart && run.path !== undefined ? (
          <FieldRun key={index} {...shown} active={active} />
        ) : (
          <RunText key={index} {...shown} />
        );
      })}
      {block === caretAfter && <span className="sheet-caret" aria-hidden="true" />}
    </>
  );
}
