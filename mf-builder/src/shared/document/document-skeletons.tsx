import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { SkeletonBlock, SheetSkeleton, Skeleton } from '@shortlist/shared-ui/components/skeleton';

interface DocumentSkeletonProps {
  label: string;
  formSkeleton: ReactNode;
}

export function DocumentSkeleton({ label, formSkeleton }: DocumentSkeletonProps) {
  return (
    <Skeleton label={label} hasHeading className="builder-wrap pb-16">
      <div className="flex flex-wrap items-center justify-between gap-3 py-4 lg:py-5">
        <SkeletonBlock className="h-9 w-44" />
        <div className="flex gap-2 max-md:w-full max-md:*:grow">
          <SkeletonBlock className="h-11 w-20 rounded-control" />
          <SkeletonBlock className="h-11 w-32 rounded-control" />
        </div>
      </div>
      <div className="flex h-11 items-center gap-6 border-b border-line max-lg:justify-between">
        {[0, 1, 2].map((tab) => (
          <SkeletonBlock key={tab} className="h-4 w-24" />
        ))}
      </div>
      <div className="grid gap-8 pt-6 lg:grid-cols-[minmax(0,568px)_minmax(0,1fr)]">
        {formSkeleton}
        <SheetSkeleton className="max-lg:hidden" />
      </div>
    </Skeleton>
  );
}

const FieldSkeleton = ({ className = 'h-10' }: { className?: string }) => (
  <div className="grid gap-2">
    <SkeletonBlock className="h-4 w-20" />
    <SkeletonBlock className={clsx('rounded-control', className)} />
  </div>
);

export const ResumeFormSkeleton = () => (
  <div>
    <div className="flex h-14 items-center md:pl-7">
      <SkeletonBlock className="h-5 w-44" />
    </div>
    <div className="grid gap-4 pb-6 sm:grid-cols-2 md:pl-7">
      {Array.from({ length: 8 }, (_, field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
    {Array.from({ length: 4 }, (_, section) => (
      <div key={section} className="flex h-14 items-center border-t border-line md:pl-7">
        <SkeletonBlock className="h-5 w-32" />
      </div>
    ))}
  </div>
);

export const LetterFormSkeleton = () => (
  <div className="grid content-start gap-4">
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldSkeleton />
      <FieldSkeleton />
    </div>
    <FieldSkeleton className="h-52" />
    <FieldSkeleton />
    <SkeletonBlock className="mt-2 h-11 w-52 rounded-control" />
  </div>
);
