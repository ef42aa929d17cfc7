import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { pictureQuery } from '../queries.ts';

/** Thumbnail of a product beside its name; an empty box if it has no image. */
export function ProductThumbnail({ image }: { readonly image: number | null }) {
  const { data } = useQuery({ ...pictureQuery(image ?? 0, 'thumbnail'), enabled: image !== null });
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-field text-muted"
    >
      {image === null || data === undefined ? (
        <Package className="size-5" />
      ) : (
        <img src={data} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
