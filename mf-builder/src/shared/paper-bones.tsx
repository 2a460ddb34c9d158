import { Bone } from '@shortlist/shared-ui/components/skeleton';
import { cx } from '@shortlist/shared-ui/components/cx';

/** A sheet that is still being drawn: paper in both colour modes, with lines where a resume has them. */
export function PaperBones({ className }: { className?: string }) {
  return (
    <div
      className={cx(
        'sheet grid aspect-[210/297] w-full content-start gap-4 overflow-hidden rounded-sheet bg-doc p-[10%] shadow-sheet',
        className,
      )}
    >
      <Bone className="h-8 w-1/2" />
      <Bone className="h-3 w-3/4" />
      {[0, 1, 2].map((part) => (
        <span key={part} className="mt-4 grid gap-3">
          <Bone className="h-4 w-1/4" />
          <Bone className="h-3 w-full" />
          <Bone className="h-3 w-11/12" />
          <Bone className="h-3 w-10/12" />
        </span>
      ))}
    </div>
  );
}
