/** Reductions in points, except `spacing`. */
export interface FitStep {
  /** Factor on the space around headings. */
  spacing: number;
  leading: number;
  margin: number;
  size: number;
}

/** The least harmful reductions come first. The last step reduces everything to `fitLimits`. */
const fitSteps: FitStep[] = [
  { spacing: 1, leading: 0, margin: 0, size: 0 },
  { spacing: 0.9, leading: 0, margin: 0, size: 0 },
  { spacing: 0.8, leading: 0, margin: 0, size: 0 },
  { spacing: 0.8, leading: 0.3, margin: 0, size: 0 },
  { spacing: 0.75, leading: 0.5, margin: 0, size: 0 },
  { spacing: 0.7, leading: 0.7, margin: 4, size: 0 },
  { spacing: 0.7, leading: 0.9, margin: 8, size: 0 },
  { spacing: 0.65, leading: 1.1, margin: 12, size: 0 },
  { spacing: 0.65, leading: 1.3, margin: 12, size: 0.2 },
  { spacing: 0.6, leading: 1.5, margin: 16, size: 0.3 },
  { spacing: 0.55, leading: 1.8, margin: 20, size: 0.45 },
  { spacing: 0.5, leading: 2.2, margin: 26, size: 0.6 },
  { spacing: 0.5, leading: 20, margin: 100, size: 10 },
];
export const maxFit = fitSteps.length - 1;

/** Minimum size in points, line height as a factor of the size, and margin of 12 mm in points. */
export const fitLimits = { size: 9, lineHeight: { latin: 1.15, eastAsian: 1.3 }, margin: (12 / 25.4) * 72 };

export const getFitStep = (fit = 0): FitStep =>
  fitSteps[Math.min(maxFit, Math.max(0, Math.round(fit)))] ?? { spacing: 1, leading: 0, margin: 0, size: 0 };

/** A value that is already below `min` stays unchanged. */
export const shrink = (value: number, reduction: number, min: number) =>
  Math.min(value, Math.max(min, value - reduction));
