import { memo } from 'react';
import { isGhost } from '@shortlist/documents/ghost';
import type { Block, RowBlock, StackBlock, TextBlock } from '@shortlist/documents/tree';
import { activeIn, pathOf, usePath } from './paths';
import { Runs } from './runs';
import { blockStyle, variables } from './style';

const tags: Partial<Record<TextBlock['role'], 'h2' | 'h3' | 'li'>> = { name: 'h2', heading: 'h3', bullet: 'li' };

/** `activePath`: path of the edited content, if it can be in or around the block. */
interface Drawn<Kind> {
  block: Kind;
  active?: string;
}

function Text({ block, active }: Drawn<TextBlock>) {
  const Tag = tags[block.role] ?? 'p';
  const { className, style } = blockStyle(block);
  const align = block.align && block.align !== 'left' ? `sheet-${block.align}` : '';
  const path = usePath(pathOf(block), active);
  return (
    <Tag
      className={['sheet-text', className, align, block.breaks && 'sheet-set'].filter(Boolean).join(' ')}
      style={style}
      data-role={block.role}
      {...path}
    >
      {block.marker && !block.runs.some(({ text }) => isGhost(text)) && (
        <span className="sheet-marker" style={variables({ weight: block.marker.style.weight })}>
          {block.marker.text}
        </span>
      )}
      <Runs block={block} active={active} />
    </Tag>
  );
}

function Row({ block, active }: Drawn<RowBlock>) {
  const { fill, axis, reversed } = block;
  const style = variables({
    before: block.before,
    gap: block.gap,
    fill: fill?.color,
    bleed: fill?.bleed,
    edge: fill?.edge?.color ?? fill?.color,
    'edge-width': fill && (fill.edge?.width ?? 0),
    'axis-before': axis?.before,
    axis: axis?.thickness,
    'axis-ink': axis?.color,
  });
  const kinds = [fill && 'sheet-bar', axis && 'sheet-beside', reversed && 'sheet-reversed'];
  return (
    <div className={['sheet-row', ...kinds].filter(Boolean).join(' ')} style={style}>
      {block.cells.map(({ width, blocks }, index) => {
        const kind = width === '*' ? 'rest' : width === 'auto' ? 'auto' : 'fixed';
        return (
          <div
            key={index}
            className={`sheet-cell sheet-cell-${kind}`}
            style={kind === 'fixed' ? variables({ width }) : undefined}
          >
            <Blocks blocks={blocks} active={active} />
          </div>
        );
      })}
    </div>
  );
}

function Stack({ block, active }: Drawn<StackBlock>) {
  const style = variables({
    before: block.before,
    left: block.inset?.left,
    right: block.inset?.right,
    band: block.band?.color,
    'band-above': block.band?.above,
    'band-left': block.band?.left,
    'band-width': block.band?.width,
    'band-below': block.band?.below,
    strip: block.band && (block.band.strip?.height ?? 0),
    'strip-ink': block.band?.strip?.color,
  });
  const kinds = [block.inset && 'sheet-inset', block.band && 'sheet-band'];
  const Tag = block.part === 'bullets' ? 'ul' : block.part === 'section' ? 'section' : 'div';
  return (
    <Tag
      className={['sheet-stack', ...kinds].filter(Boolean).join(' ')}
      style={style}
      data-part={block.part}
      {...usePath(block.path, active)}
    >
      <Blocks blocks={block.blocks} active={active} />
    </Tag>
  );
}

/** Memoized, because typing changes one line of hundreds. */
const One = memo(function One({ block, active }: Drawn<Block>) {
  switch (block.type) {
    case 'text':
      return <Text block={block} active={active} />;
    case 'row':
      return <Row block={block} active={active} />;
    case 'stack':
      return <Stack block={block} active={active} />;
    case 'rule': {
      const { before, thickness, color, x = 0, width } = block;
      const className = width === undefined ? 'sheet-rule' : 'sheet-rule sheet-rule-short';
      return <div className={className} style={variables({ before, thickness, ink: color, x, width })} />;
    }
    case 'flanked': {
      const { before, sides, gap, thickness, color, heading } = block;
      return (
        <div
          className={`sheet-flanked sheet-flanked-${sides}`}
          style={variables({ before, gap, thickness, rule: color })}
        >
          <Text block={heading} active={active} />
        </div>
      );
    }
  }
});

export function Blocks({ blocks, active }: { blocks: Block[]; active?: string }) {
  return blocks.map((block, index) => <One key={index} block={block} active={activeIn(block, active)} />);
}
