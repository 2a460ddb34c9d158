import { memo } from 'react';
import { isSkeletonText } from '@shortlist/documents/skeleton-content';
import type { Block, RowBlock, StackBlock, TextBlock } from '@shortlist/documents/document-tree';
import { narrowActivePath, getFieldPath, useFieldPathProps } from './field-paths';
import { Runs } from './runs';
import { getBlockStyle, toCssVariables } from './style';

const tagByRole: Partial<Record<TextBlock['role'], 'h2' | 'h3' | 'li'>> = { name: 'h2', heading: 'h3', bullet: 'li' };

interface BlockProps<Kind> {
  block: Kind;
  /** Path of the edited content. Undefined inside a stack that does not overlap with that content. */
  activePath?: string;
}

function TextView({ block, activePath }: BlockProps<TextBlock>) {
  const Tag = tagByRole[block.role] ?? 'p';
  const { className, style } = getBlockStyle(block);
  const align = block.align && block.align !== 'left' ? `sheet-${block.align}` : '';
  const pathProps = useFieldPathProps(getFieldPath(block), activePath);
  return (
    <Tag
      className={['sheet-text', className, align, block.breaks && 'sheet-fixed-breaks'].filter(Boolean).join(' ')}
      style={style}
      data-role={block.role}
      {...pathProps}
    >
      {block.marker && !block.runs.some(({ text }) => isSkeletonText(text)) && (
        <span className="sheet-marker" style={toCssVariables({ weight: block.marker.style.weight })}>
          {block.marker.text}
        </span>
      )}
      <Runs block={block} activePath={activePath} />
    </Tag>
  );
}

function RowView({ block, activePath }: BlockProps<RowBlock>) {
  const { fill, divider, reversed } = block;
  const style = toCssVariables({
    before: block.spaceBefore,
    gap: block.gap,
    fill: fill?.color,
    bleed: fill?.bleed,
    edge: fill?.edge?.color ?? fill?.color,
    'edge-width': fill && (fill.edge?.width ?? 0),
    'axis-before': divider?.offset,
    axis: divider?.thickness,
    'axis-ink': divider?.color,
  });
  const classNames = [fill && 'sheet-bar', divider && 'sheet-beside', reversed && 'sheet-reversed'];
  return (
    <div className={['sheet-row', ...classNames].filter(Boolean).join(' ')} style={style}>
      {block.cells.map(({ width, blocks }, index) => {
        const widthKind = width === '*' ? 'rest' : width === 'auto' ? 'auto' : 'fixed';
        return (
          <div
            key={index}
            className={`sheet-cell sheet-cell-${widthKind}`}
            style={widthKind === 'fixed' ? toCssVariables({ width }) : undefined}
          >
            <Blocks blocks={blocks} activePath={activePath} />
          </div>
        );
      })}
    </div>
  );
}

function StackView({ block, activePath }: BlockProps<StackBlock>) {
  const style = toCssVariables({
    before: block.spaceBefore,
    left: block.inset?.left,
    right: block.inset?.right,
    band: block.band?.color,
    'band-above': block.band?.bleedTop,
    'band-left': block.band?.bleedLeft,
    'band-width': block.band?.width,
    'band-below': block.band?.paddingBottom,
    strip: block.band && (block.band.strip?.height ?? 0),
    'strip-ink': block.band?.strip?.color,
  });
  const classNames = [block.inset && 'sheet-inset', block.band && 'sheet-band'];
  const Tag = block.part === 'bullets' ? 'ul' : block.part === 'section' ? 'section' : 'div';
  return (
    <Tag
      className={['sheet-stack', ...classNames].filter(Boolean).join(' ')}
      style={style}
      data-part={block.part}
      {...useFieldPathProps(block.path, activePath)}
    >
      <Blocks blocks={block.blocks} activePath={activePath} />
    </Tag>
  );
}

/** Memoized, because typing changes one of hundreds of blocks. */
const MemoizedBlock = memo(function BlockView({ block, activePath }: BlockProps<Block>) {
  switch (block.type) {
    case 'text':
      return <TextView block={block} activePath={activePath} />;
    case 'row':
      return <RowView block={block} activePath={activePath} />;
    case 'stack':
      return <StackView block={block} activePath={activePath} />;
    case 'rule': {
      const { spaceBefore, thickness, color, x = 0, width } = block;
      const className = width === undefined ? 'sheet-rule' : 'sheet-rule sheet-rule-short';
      return (
        <div className={className} style={toCssVariables({ before: spaceBefore, thickness, ink: color, x, width })} />
      );
    }
    case 'flanked': {
      const { spaceBefore, sides, gap, thickness, color, heading } = block;
      return (
        <div
          className={`sheet-flanked sheet-flanked-${sides}`}
          style={toCssVariables({ before: spaceBefore, gap, thickness, rule: color })}
        >
          <TextView block={heading} activePath={activePath} />
        </div>
      );
    }
  }
});

export function Blocks({ blocks, activePath }: { blocks: Block[]; activePath?: string }) {
  return blocks.map((block, index) => (
    <MemoizedBlock key={index} block={block} activePath={narrowActivePath(block, activePath)} />
  ));
}
