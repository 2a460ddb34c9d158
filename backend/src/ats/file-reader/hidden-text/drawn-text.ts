/** Stretch of text as drawn. `text` excludes the spaces that parsers infer from distances. */
export interface DrawnText {
  text: string;
  /** Start of the baseline (x, y) and right end of the text, in points from the bottom left of the page. */
  x: number;
  y: number;
  endX: number;
  size: number;
  /** #RRGGBB of the text and of the background at its start. Undefined for a pattern, whose color is unknown. */
  color: string | undefined;
  backgroundColor: string | undefined;
  isUnpainted: boolean;
  isOutsidePage: boolean;
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
const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const translate = (m: Matrix, x: number, y: number) => multiply(m, [1, 0, 0, 1, x, y]);
const toMatrix = (values: unknown): Matrix => Array.from(values as ArrayLike<number>) as unknown as Matrix;

const initialState = {
  ctm: identity,
  colour: '#000000' as string | undefined,
  size: 0,
  spacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  mode: 0,
};

/** PDF text rendering modes without visible output: invisible (3) and clip only (7). */
const unpaintedModes = [3, 7];

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  colour: string | undefined;
}

class PageTracer {
  readonly texts: DrawnText[] = [];
  private readonly boxes: Box[] = [];
  private readonly stateStack: (typeof initialState)[] = [];
  private state = initialState;
  private line = identity;
  private pen = identity;

  /** Handlers by pdf.js operator name. All other operators draw neither text nor boxes. */
  readonly operators: Record<string, (args: unknown[]) => void> = {
    save: () => this.stateStack.push(this.state),
    restore: () => (this.state = this.stateStack.pop() ?? this.state),
    transform: (args) => this.set({ ctm: multiply(this.state.ctm, toMatrix(args)) }),
    paintFormXObjectBegin: ([matrix]) => {
      this.stateStack.push(this.state);
      if (matrix) this.set({ ctm: multiply(this.state.ctm, toMatrix(matrix)) });
    },
    paintFormXObjectEnd: () => (this.state = this.stateStack.pop() ?? this.state),
    setFillRGBColor: ([colour]) => this.set({ colour: String(colour).toLowerCase() }),
    setFillColorN: () => this.set({ colour: undefined }),
    setFillTransparent: () => this.set({ colour: undefined }),
    constructPath: ([painting, , bounds]) => {
      if (this.fills.has(Number(painting)) && bounds) this.recordFill(Array.from(bounds as ArrayLike<number>));
    },
    beginText: () => (this.line = this.pen = identity),
    setFont: ([, size]) => this.set({ size: Number(size) }),
    setCharSpacing: ([spacing]) => this.set({ spacing: Number(spacing) }),
    setWordSpacing: ([wordSpacing]) => this.set({ wordSpacing: Number(wordSpacing) }),
    setHScale: ([percent]) => this.set({ stretch: Number(percent) / 100 }),
    setLeading: ([leading]) => this.set({ leading: -Number(leading) }),
    setTextRenderingMode: ([mode]) => this.set({ mode: Number(mode) }),
    setTextMatrix: ([matrix]) => (this.line = this.pen = toMatrix(matrix)),
    moveText: ([x, y]) => this.moveText(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.set({ leading: Number(y) });
      this.moveText(Number(x), Number(y));
    },
    nextLine: () => this.moveText(0, this.state.leading),
    showText: ([glyphs]) => this.recordText(glyphs as (Glyph | number | null)[]),
  };

  /** @param fills codes of the path operators that fill */
  constructor(
    private readonly paper: Paper,
    private readonly fills: ReadonlySet<number | undefined>,
  ) {}

  private set(change: Partial<typeof initialState>): void {
    this.state = { ...this.state, ...change };
  }

  private moveText(x: number, y: number): void {
    this.line = this.pen = translate(this.line, x, y);
  }

  private recordText(glyphs: (Glyph | number | null)[]): void {
    const { ctm, size, spacing, wordSpacing, stretch, colour, mode } = this.state;
    const from = multiply(ctm, this.pen);
    let text = '';
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      // A number moves the pen back, in thousandths of the font size.
      const step =
        typeof glyph === 'number'
          ? (-glyph / 1000) * size
          : (glyph.width / 1000) * size + spacing + (glyph.unicode === ' ' ? wordSpacing : 0);
      if (typeof glyph !== 'number') text += glyph.unicode;
      this.pen = translate(this.pen, step * stretch, 0);
    }
    const { left, bottom, width, height } = this.paper;
    const [x, y, end] = [from[4] - left, from[5] - bottom, multiply(ctm, this.pen)[4] - left];
    const under = this.boxes.findLast((box) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top);
    this.texts.push({
      text,
      x,
      y,
      endX: end,
      size: size * Math.hypot(from[2], from[3]),
      color: colour,
      backgroundColor: under ? under.colour : '#ffffff',
      isUnpainted: unpaintedModes.includes(mode),
      isOutsidePage: Math.max(x, end) < 0 || Math.min(x, end) > width || y < 0 || y > height,
    });
  }

  /** Records the bounding box of a filled path as the background of anything drawn over it later. */
  private recordFill([left = 0, bottom = 0, right = 0, top = 0]: number[]): void {
    const corners = [translate(this.state.ctm, left, bottom), translate(this.state.ctm, right, top)];
    const [x, y] = [
      corners.map((corner) => corner[4] - this.paper.left),
      corners.map((corner) => corner[5] - this.paper.bottom),
    ];
    this.boxes.push({
      left: Math.min(...x),
      right: Math.max(...x),
      bottom: Math.min(...y),
      top: Math.max(...y),
      colour: this.state.colour,
    });
  }
}

/**
 * Traces the text of a page with its position, size, color and background.
 * @param OPS pdf.js operator codes by name
 */
export function traceDrawnText(operators: Operators, OPS: Record<string, number>, paper: Paper): DrawnText[] {
  const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
  const drawing = new PageTracer(paper, new Set(fills.map((name) => OPS[name])));
  const byCode = new Map(Object.entries(OPS).map(([name, code]) => [code, drawing.operators[name]]));
  for (const [index, code] of operators.fnArray.entries())
    byCode.get(code)?.((operators.argsArray[index] ?? []) as unknown[]);
  return drawing.texts;
}
