import { lazy, type ReactNode } from 'react';
import { LazySheet } from '../../../shared/samples/lazy-sheet';

const TwoColumnSheet = lazy(() => import('./two-column-sheet'));

interface Props {
  page: string;
  file: string;
  lines: string[];
  note: string;
}

export function InterleavedColumns({ page: pageCaption, file: fileCaption, lines, note }: Props) {
  return (
    <figure className="grid gap-3">
      <div className="grid gap-6 rounded-card bg-sunken p-6 md:grid-cols-2">
        <LabeledPanel name={pageCaption}>
          <div className="h-56 overflow-hidden rounded-sheet">
            <LazySheet>
              <TwoColumnSheet />
            </LazySheet>
          </div>
        </LabeledPanel>
        <LabeledPanel name={fileCaption}>
          <div className="min-h-56 border border-line bg-sheet p-3 font-mono text-xs leading-relaxed">
            {/* Asterisks surround misplaced text. */}
            {lines.map((line) => (
              <p key={line}>
                {line.split('*').map((piece, index) =>
                  index % 2 === 1 ? (
                    <strong key={index} className="bg-danger-soft font-semibold text-danger">
                      {piece}
                    </strong>
                  ) : (
                    piece
                  ),
                )}
              </p>
            ))}
          </div>
        </LabeledPanel>
      </div>
      <figcaption className="text-sm text-ink-soft">{note}</figcaption>
    </figure>
  );
}

function LabeledPanel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-xs text-ink-soft">{name}</p>
      {children}
    </div>
  );
}
