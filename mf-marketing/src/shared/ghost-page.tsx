/** Per cent of the line that each stroke takes; 0 is the space before a section. */
const strokes = [100, 95, 85, 0, 100, 90, 100, 75, 0, 95, 100, 80, 90, 0, 100, 85, 95, 70];

/** Holds the place of a sheet's text until it is there. Stands inside a `sheet`, whose width it measures. */
export function GhostPage() {
  return (
    <div className="grid gap-[2.6cqw] p-[9cqw]">
      <span className="mb-[2cqw] h-[4.5cqw] w-1/2 rounded-full bg-doc-ink/20" />
      {strokes.map((width, index) => (
        <span key={index} className="h-[1.8cqw] rounded-full bg-doc-ink/10" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
