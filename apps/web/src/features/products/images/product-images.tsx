import { Trans, useLingui } from '@lingui/react/macro';
import { maxImages } from '@saer/contract/saved-product';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useIsConnected } from '../../../lib/connection.ts';
import { NeedsConnection } from '../offline/needs-connection.tsx';
import { imagesQuery } from '../queries.ts';
import { AddPictures } from './add-pictures.tsx';
import { ProductPicture } from './product-picture.tsx';

type Props = { readonly productId: number; readonly mayWrite: boolean };

/** The pictures of a product: the first is its face in lists. */
export function ProductImages({ productId, mayWrite }: Props) {
  const { t } = useLingui();
  const id = useId();
  const isConnected = useIsConnected();
  const { data: images, error, refetch } = useQuery(imagesQuery(productId));
  const isFull = (images?.length ?? 0) >= maxImages;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Pictures</Trans>
      </h2>
      {images === undefined ? (
        error !== null || isConnected ? (
          <QueryFallback error={error} onRetry={refetch} lines={3} />
        ) : (
          <NeedsConnection />
        )
      ) : images.length === 0 ? null : (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(--spacing(26),1fr))] gap-3">
          {images.map((image, index) => (
            <ProductPicture
              key={image.id}
              id={image.id}
              label={t`Picture ${index + 1}`}
              isThumbnail={index === 0}
              mayRemove={mayWrite}
            />
          ))}
        </ul>
      )}
      {images === undefined || !mayWrite ? null : isFull ? (
        <p className="mt-3 text-sm text-muted">
          <Trans>You can have up to {maxImages} pictures. Remove one to add another.</Trans>
        </p>
      ) : (
        <AddPictures productId={productId} room={maxImages - images.length} />
      )}
      {images?.length === 0 && !mayWrite ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>It has no picture.</Trans>
        </p>
      ) : null}
    </Card>
  );
}
