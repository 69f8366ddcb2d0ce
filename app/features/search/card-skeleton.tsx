import { Skeleton } from "#app/shared/ui/skeleton.tsx";

/** As tall as a card with two lines of description. */
export function CardSkeleton() {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3.5 rounded border bg-surface-raised p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-5 md:p-6">
      <Skeleton className="size-16 rounded-full" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="col-span-2 flex flex-col gap-3 sm:col-start-2">
        <Skeleton className="h-7 w-44 rounded-full" />
        <Skeleton className="h-13 w-3/5 md:h-6" />
        <Skeleton className="h-14" />
      </div>
      <Skeleton className="col-span-2 h-11 sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:w-28" />
    </div>
  );
}
