/** A stretch of text as it is drawn. `text` without the blanks that readers make up from distances. */
export interface DrawnText {
  text: string;
  /** Where its baseline starts, and where the text ends. Points from the paper's bottom left. */
  x: number;
  y: number;
  end: number;
  size: number;
  /** #RRGGBB, of the text and of what is behind its start. Nothing: a pattern, or no paint at all. */
  colour: string | undefined;
  behind: string;
  /** Drawn neither filled nor stroked. */
  unpainted: boolean;
  outside: boolean;
}

interface Paper {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

interface Glyph {
  unicode: string;
  width: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const matrixOf = (values: unknown): Matrix => Array.from(values as ArrayLike<number>) as unknown as Matrix;

interface State {
  ctm: Matrix;
  colour: string | undefined;
  size: number;
  spacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  mode: number;
}

/** Modes of text that leave no mark: invisible, and only as a clip. */
const unpaintedModes = [3, 7];

/**
 * Follows the drawing of a page: where each stretch of text stands, in which size and colour, and on what.
 * @param operators what pdf.js makes of a page; `OPS` are its codes
 */
export function drawnText(operators: Operators, OPS: Record<string, number>, paper: Paper): DrawnText[] {
  const drawn: DrawnText[] = [];
  const boxes: { left: number; right: number; bottom: number; top: number; colour: string | undefined }[] = [];
  const saved: State[] = [];
  let state: State = {
    ctm: identity,
    colour: '#000000',
    size: 0,
    spacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    mode: 0,
  };
  let line = identity;
  let pen = identity;

  const moveTo = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    pen = line;
  };
  const show = (glyphs: (Glyph | number | null)[]) => {
    const { size, spacing, wordSpacing, stretch, colour, mode } = state;
    const start = times(state.ctm, pen);
    let text = '';
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      const isNumber = typeof glyph === 'number';
      const step = isNumber
        ? (-glyph / 1000) * size
        : (glyph.width / 1000) * size + spacing + (glyph.unicode === ' ' ? wordSpacing : 0);
      if (!isNumber) text += glyph.unicode;
      pen = times(pen, [1, 0, 0, 1, step * stretch, 0]);
    }
    const [x, y] = [start[4] - paper.left, start[5] - paper.bottom];
    const end = times(state.ctm, pen)[4] - paper.left;
    const under = boxes.findLast((box) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top);
    drawn.push({
      text,
      x,
      y,
      end,
      size: size * Math.hypot(start[2], start[3]),
      colour,
      behind: under ? (under.colour ?? '') : '#ffffff',
      unpainted: unpaintedModes.includes(mode),
      outside: Math.max(x, end) < 0 || Math.min(x, end) > paper.width || y < 0 || y > paper.height,
    });
  };
  const fillBox = (bounds: ArrayLike<number> | null | undefined) => {
    if (!bounds) return;
    const corner = (x: number, y: number) => times(state.ctm, [1, 0, 0, 1, x, y]);
    const [one, other] = [corner(bounds[0] ?? 0, bounds[1] ?? 0), corner(bounds[2] ?? 0, bounds[3] ?? 0)];
    const [x, y] = [
      [one[4], other[4]],
      [one[5], other[5]],
    ] as [number[], number[]];
    boxes.push({
      left: Math.min(...x) - paper.left,
      right: Math.max(...x) - paper.left,
      bottom: Math.min(...y) - paper.bottom,
      top: Math.max(...y) - paper.bottom,
      colour: state.colour,
    });
  };

  const fills = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
  for (const [at, code] of operators.fnArray.entries()) {
    const args = (operators.argsArray[at] ?? []) as unknown[];
    const number = (index: number) => Number(args[index]);
    switch (code) {
      case OPS.save:
        saved.push(state);
        break;
      case OPS.restore:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, ctm: times(state.ctm, matrixOf(args)) };
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(state);
        if (args[0]) state = { ...state, ctm: times(state.ctm, matrixOf(args[0])) };
        break;
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.setFillRGBColor:
        state = { ...state, colour: String(args[0]).toLowerCase() };
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state = { ...state, colour: undefined };
        break;
      case OPS.constructPath:
        if (fills.includes(number(0))) fillBox(args[2] as ArrayLike<number> | null);
        break;
      case OPS.beginText:
        line = pen = identity;
        break;
      case OPS.setFont:
        state = { ...state, size: number(1) };
        break;
      case OPS.setCharSpacing:
        state = { ...state, spacing: number(0) };
        break;
      case OPS.setWordSpacing:
        state = { ...state, wordSpacing: number(0) };
        break;
      case OPS.setHScale:
        state = { ...state, stretch: number(0) / 100 };
        break;
      case OPS.setLeading:
        state = { ...state, leading: -number(0) };
        break;
      case OPS.setTextRenderingMode:
        state = { ...state, mode: number(0) };
        break;
      case OPS.setTextMatrix:
        line = pen = matrixOf(args[0]);
        break;
      case OPS.moveText:
        moveTo(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        state = { ...state, leading: number(1) };
        moveTo(number(0), number(1));
        break;
      case OPS.nextLine:
        moveTo(0, state.leading);
        break;
      case OPS.showText:
        show(args[0] as (Glyph | number | null)[]);
        break;
    }
  }
  return drawn;
}
