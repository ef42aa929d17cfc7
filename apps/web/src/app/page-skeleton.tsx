import { Skeleton } from '../components/skeleton.tsx';

/** A page whose content is on its way. */
export function PageSkeleton() {
  return (
    <div className="max-w-2xl">
      <Skeleton lines={6} />
    </div>
  );
}
