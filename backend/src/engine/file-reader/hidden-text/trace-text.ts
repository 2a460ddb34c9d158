/** Text drawn by one operator. `text` excludes the spaces that parsers infer from distances. */
export interface TracedText {
  text: string;
  /** Start of the baseline (`x`, `y`) and right end of the text, in points from the bottom left of the page. */
  x: number;
  y: number;
  endX: number;
  size: number;
  /** Color of the text and of the background at its start, as #RRGGBB. Undefined for a pattern. */
  color: string | undefined;
  backgroundColor: string | undefined;
  isUnpainted: boolean;
  isOutsidePage: boolean;
}

/** Visible part of a page, in points. */
export interface PageArea {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

interface Glyph {
  unicode: string;
  width: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const identityMatrix: Matrix = [1, 0, 0, 1, 0, 0];
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
  ctm: identityMatrix,
  color: '#000000' as string | undefined,
  size: 0,
  spacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  mode: 0,
};

/** PDF text rendering modes without visible output: 3 is invisible, and 7 only clips. */
const unpaintedModes = [3, 7];

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  color: string | undefined;
}

class PageTracer {
  readonly texts: TracedText[] = [];
  private readonly boxes: Box[] = [];
  private readonly stateStack: (typeof initialState)[] = [];
  private state = initialState;
  private lineMatrix = identityMatrix;
  private penMatrix = identityMatrix;

  /** Handlers by pdf.js operator name. All other operators draw neither text nor boxes. */
  readonly operatorHandlers: Record<string, (args: unknown[]) => void> = {
    save: () => this.stateStack.push(this.state),
    restore: () => (this.state = this.stateStack.pop() ?? this.state),
    transform: (args) => this.updateState({ ctm: multiply(this.state.ctm, toMatrix(args)) }),
    paintFormXObjectBegin: ([matrix]) => {
      this.stateStack.push(this.state);
      if (matrix) this.updateState({ ctm: multiply(this.state.ctm, toMatrix(matrix)) });
    },
    paintFormXObjectEnd: () => (this.state = this.stateStack.pop() ?? this.state),
    setFillRGBColor: ([color]) => this.updateState({ color: String(color).toLowerCase() }),
    setFillColorN: () => this.updateState({ color: undefined }),
    setFillTransparent: () => this.updateState({ color: undefined }),
    constructPath: ([painting, , bounds]) => {
      if (this.fillOperatorCodes.has(Number(painting)) && bounds)
        this.recordFill(Array.from(bounds as ArrayLike<number>));
    },
    beginText: () => (this.lineMatrix = this.penMatrix = identityMatrix),
    setFont: ([, size]) => this.updateState({ size: Number(size) }),
    setCharSpacing: ([spacing]) => this.updateState({ spacing: Number(spacing) }),
    setWordSpacing: ([wordSpacing]) => this.updateState({ wordSpacing: Number(wordSpacing) }),
    setHScale: ([percent]) => this.updateState({ stretch: Number(percent) / 100 }),
    setLeading: ([leading]) => this.updateState({ leading: -Number(leading) }),
    setTextRenderingMode: ([mode]) => this.updateState({ mode: Number(mode) }),
    setTextMatrix: ([matrix]) => (this.lineMatrix = this.penMatrix = toMatrix(matrix)),
    moveText: ([x, y]) => this.moveText(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.updateState({ leading: Number(y) });
      this.moveText(Number(x), Number(y));
    },
    nextLine: () => this.moveText(0, this.state.leading),
    showText: ([glyphs]) => this.recordText(glyphs as (Glyph | number | null)[]),
  };

  /** @param fillOperatorCodes codes of the path operators that fill */
  constructor(
    private readonly paper: PageArea,
    private readonly fillOperatorCodes: ReadonlySet<number | undefined>,
  ) {}

  private updateState(change: Partial<typeof initialState>): void {
    this.state = { ...this.state, ...change };
  }

  private moveText(x: number, y: number): void {
    this.lineMatrix = this.penMatrix = translate(this.lineMatrix, x, y);
  }

  private recordText(glyphs: (Glyph | number | null)[]): void {
    const { ctm, size, spacing, wordSpacing, stretch, color, mode } = this.state;
    const startMatrix = multiply(ctm, this.penMatrix);
    let text = '';
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      // A number moves the pen back, in thousandths of the font size.
      const step =
        typeof glyph === 'number'
          ? (-glyph / 1000) * size
          : (glyph.width / 1000) * size + spacing + (glyph.unicode === ' ' ? wordSpacing : 0);
      if (typeof glyph !== 'number') text += glyph.unicode;
      this.penMatrix = translate(this.penMatrix, step * stretch, 0);
    }
    const { left, bottom, width, height } = this.paper;
    const [x, y, endX] = [startMatrix[4] - left, startMatrix[5] - bottom, multiply(ctm, this.penMatrix)[4] - left];
    const backgroundBox = this.boxes.findLast(
      (box) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top,
    );
    this.texts.push({
      text,
      x,
      y,
      endX,
      size: size * Math.hypot(startMatrix[2], startMatrix[3]),
      color,
      backgroundColor: backgroundBox ? backgroundBox.color : '#ffffff',
      isUnpainted: unpaintedModes.includes(mode),
      isOutsidePage: Math.max(x, endX) < 0 || Math.min(x, endX) > width || y < 0 || y > height,
    });
  }

  /** Records the bounding box of a filled path as the background of anything drawn over it later. */
  private recordFill([left = 0, bottom = 0, right = 0, top = 0]: number[]): void {
    const corners = [translate(this.state.ctm, left, bottom), translate(this.state.ctm, right, top)];
    const [xs, ys] = [
      corners.map((corner) => corner[4] - this.paper.left),
      corners.map((corner) => corner[5] - this.paper.bottom),
    ];
    this.boxes.push({
      left: Math.min(...xs),
      right: Math.max(...xs),
      bottom: Math.min(...ys),
      top: Math.max(...ys),
      color: this.state.color,
    });
  }
}

/**
 * Traces the text of a page with its position, size, color and background.
 * @param OPS pdf.js operator codes by name
 */
export function traceText(operatorList: OperatorList, OPS: Record<string, number>, paper: PageArea): TracedText[] {
  const fillOperatorNames = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
  const tracer = new PageTracer(paper, new Set(fillOperatorNames.map((name) => OPS[name])));
  const handlersByCode = new Map(Object.entries(OPS).map(([name, code]) => [code, tracer.operatorHandlers[name]]));
  for (const [index, code] of operatorList.fnArray.entries())
    handlersByCode.get(code)?.((operatorList.argsArray[index] ?? []) as unknown[]);
  return tracer.texts;
}
