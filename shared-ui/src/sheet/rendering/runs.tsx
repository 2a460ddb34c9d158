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
  /** The caret follows the text of this block. */
  caretBlock?: TextBlock;
}
export const RunContext = createContext<RunContextValue>({});

const safeLinkPattern = /^(https:|mailto:|tel:)/i;

function insertLineBreaks(text: string, breaks: readonly number[] = []): ReactNode {
  if (breaks.length === 0) return text;
  return [0, ...breaks].map((from, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {text.slice(from, breaks[index])}
    </Fragment>
  ));
}

/** Returns the line breaks of a part of the text, as offsets from the start of that part. */
const sliceBreaks = (breaks: readonly number[] | undefined, start: number, { length }: string) =>
  breaks?.filter((offset) => offset > start && offset <= start + length).map((offset) => offset - start);

function HighlightedText({ text, breaks }: { text: string; breaks?: number[] }) {
  const { highlight } = useContext(RunContext);
  if (!highlight) return insertLineBreaks(text, breaks);
  let start = 0;
  return highlight(text).map((fragment, index) => {
    const content = insertLineBreaks(fragment.text, sliceBreaks(breaks, start, fragment.text));
    start += fragment.text.length;
    return fragment.isHighlighted ? (
      <mark key={index} className="sheet-mark" style={toCssVariables({ order: fragment.termIndex })}>
        {content}
      </mark>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}

/** A `span`, because the text of a `button` element cannot continue on the next line the way it does in the file. */
function Blank({ text, blank, breaks }: { text: string; blank: RunBlank; breaks?: number[] }) {
  const { onBlankClick, activeBlankId } = useContext(RunContext);
  const className = `sheet-blank ${blank.filled ? 'sheet-blank-filled' : 'sheet-blank-open'}`;
  if (!onBlankClick) return <span className={className}>{insertLineBreaks(text, breaks)}</span>;
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
      {insertLineBreaks(text, breaks)}
    </span>
  );
}

/** Lets a long email address break at the @, as in the file. */
function EmailText({ text, breaks }: { text: string; breaks?: number[] }) {
  const atIndex = text.indexOf('@');
  if (atIndex <= 0 || breaks) return insertLineBreaks(text, breaks);
  return (
    <>
      {text.slice(0, atIndex)}
      <wbr />
      {text.slice(atIndex)}
    </>
  );
}

interface RunProps {
  run: Run;
  isHighlightable: boolean;
  /** Offsets of line breaks. Absent if the browser breaks the lines. */
  breaks?: number[];
}

function FieldRun({ activePath, ...props }: RunProps & { activePath?: string }) {
  return (
    <span {...useFieldPathProps(props.run.path, activePath)}>
      <RunText {...props} />
    </span>
  );
}

function RunText({ run, isHighlightable, breaks }: RunProps) {
  if (isSkeletonText(run.text)) {
    return <span className="sheet-ghost" aria-hidden="true" style={toCssVariables({ letters: run.text.length })} />;
  }
  const text = run.blank ? (
    <Blank text={run.text} blank={run.blank} breaks={breaks} />
  ) : isHighlightable ? (
    <HighlightedText text={run.text} breaks={breaks} />
  ) : (
    <EmailText text={run.text} breaks={breaks} />
  );
  const styledText = run.style ? <span {...getRunStyle(run.style)}>{text}</span> : text;
  return run.link && safeLinkPattern.test(run.link) ? (
    <a className="sheet-link" href={run.link} rel="noopener noreferrer" target="_blank">
      {styledText}
    </a>
  ) : (
    styledText
  );
}

const highlightableRoles = new Set(['paragraph', 'bullet', 'skills']);

export function Runs({ block, activePath }: { block: TextBlock; activePath?: string }) {
  const { caretBlock } = useContext(RunContext);
  const hasRunPaths = useContext(FieldPathContext) && getFieldPath(block) === undefined;
  let start = 0;
  return (
    <>
      {block.runs.map((run, index) => {
        const breaks = sliceBreaks(block.breaks, start, run.text);
        start += run.text.length;
        const props = { run, isHighlightable: highlightableRoles.has(block.role), breaks };
        return hasRunPaths && run.path !== undefined ? (
          <FieldRun key={index} {...props} activePath={activePath} />
        ) : (
          <RunText key={index} {...props} />
        );
      })}
      {block === caretBlock && <span className="sheet-caret" aria-hidden="true" />}
    </>
  );
}
