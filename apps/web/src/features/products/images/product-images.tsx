import { Trans, useLingui } from '@lingui/react/macro';
import { maxImages, maxImageBytes } from '@saer/contract/products/saved-product';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useId, useEffect, useEffectEvent, useState } from 'react';
import { ImagePlus, ImageOff, Trash2 } from 'lucide-react';
import { Card } from '../../../components/layout/card.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useIsConnected } from '../../../lib/api/connection.ts';
import { NeedsConnection } from '../offline/needs-connection.tsx';
import { imagesQuery, addImageMutation, pictureQuery, removeImageMutation } from '../queries.ts';
import { DropZone } from '../../../components/form/drop-zone.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';

type ProductPictureProps = {
  readonly id: number;
  readonly label: string;
  readonly isThumbnail: boolean;
  readonly mayRemove: boolean;
};

/** One picture of a product: small here, whole when it is pressed. */
function ProductPicture({ id, label, isThumbnail, mayRemove }: ProductPictureProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [open, setOpen] = useState<'whole' | 'removal'>();
  const small = useQuery(pictureQuery(id, 'thumbnail'));
  const whole = useQuery({ ...pictureQuery(id, 'whole'), enabled: open === 'whole' });
  const { mutate, isPending } = useMutation(removeImageMutation);
  const close = (): void => setOpen(undefined);
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'positive', text: t`Picture removed` }),
      onError: (error) => showToast({ tone: 'negative', text: failureWords(error) }),
      onSettled: close,
    });
  return (
    <li className="relative">
      <button
        type="button"
        onClick={() => setOpen('whole')}
        aria-label={isThumbnail ? t`${label}, main image` : label}
        className="grid aspect-square w-full place-items-center overflow-hidden rounded-control border border-line bg-field text-muted hover:border-edge"
      >
        {small.data === undefined ? (
          <ImageOff aria-hidden className={`size-6 ${small.error === null ? 'invisible' : ''}`} />
        ) : (
          <img src={small.data} alt="" className="size-full object-cover" />
        )}
      </button>
      {isThumbnail ? (
        <span
          aria-hidden
          className="pointer-events-none absolute start-1.5 top-1.5 rounded-md bg-raised px-1.5 py-0.5 text-xs font-medium text-ink shadow-card"
        >
          <Trans>Main</Trans>
        </span>
      ) : null}
      {mayRemove ? (
        <button
          type="button"
          aria-label={t`Remove ${label}`}
          title={t`Remove ${label}`}
          onClick={() => setOpen('removal')}
          className="absolute end-0 bottom-0 grid size-control place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full bg-raised text-danger shadow-card">
            <Trash2 aria-hidden className="size-4" />
          </span>
        </button>
      ) : null}
      {open === 'whole' ? (
        <Dialog title={label} onClose={close}>
          {whole.data === undefined ? (
            <Skeleton lines={6} />
          ) : (
            <img src={whole.data} alt={label} className="mx-auto max-h-[70dvh] max-w-full rounded-control" />
          )}
        </Dialog>
      ) : null}
      {open === 'removal' ? (
        <ConfirmDialog
          title={t`Remove this picture?`}
          confirm={t`Remove`}
          onConfirm={remove}
          onClose={close}
          isPending={isPending}
        >
          <Trans>This cannot be undone.</Trans>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

interface FieldErrorReply {
  /** The file's name. */
  readonly name: string;
  readonly text: string;
}

/** Uploads images one after the other, which preserves their order; reports errors for each. */
function useAddPictures(productId: number, room: number) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutateAsync } = useMutation(addImageMutation);
  const [isAdding, setAdding] = useState(false);
  const [problems, setProblems] = useState<readonly FieldErrorReply[]>([]);
  const megabytes = maxImageBytes / 1024 / 1024;

  const describeFieldError = async (file: File, index: number): Promise<string | undefined> => {
    if (index >= room) return t`Up to ${maxImages} pictures.`;
    if (file.size > maxImageBytes) return t`It is larger than ${megabytes} MB.`;
    try {
      await mutateAsync({ productId, file });
      return undefined;
    } catch (error) {
      return error instanceof Error ? failureWords(error) : String(error);
    }
  };

  const add = async (files: readonly File[]): Promise<void> => {
    if (isAdding || files.length === 0) return;
    setAdding(true);
    setProblems([]);
    const found: FieldErrorReply[] = [];
    for (const [index, file] of files.entries()) {
      const text = await describeFieldError(file, index);
      if (text !== undefined) found.push({ name: file.name, text });
    }
    setProblems(found);
    setAdding(false);
    if (found.length < files.length) showToast({ tone: 'positive', text: t`Added` });
  };
  return { add, isAdding, problems };
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Accepts files dropped or pasted anywhere on the page; returns whether a file is being dragged. */
function useFilePicker(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    take(pictures);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    // Else the browser would leave the page to show the file.
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => paste(event), { signal });
    document.addEventListener('drop', (event) => drop(event), { signal });
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(false), {
      signal,
    });
    return () => listening.abort();
  }, []);
  return isOver;
}

const kinds = 'image/png,image/jpeg,image/gif,image/webp';
const megabytes = maxImageBytes / 1024 / 1024;

type AddPicturesProps = {
  readonly productId: number;
  /** Counts how many more the product may have. */
  readonly room: number;
};

/** Adds pictures: dropped here, chosen, or pasted anywhere on the page. */
function AddPictures({ productId, room }: AddPicturesProps) {
  const { t } = useLingui();
  const { add, isAdding, problems } = useAddPictures(productId, room);
  const isOver = useFilePicker((files) => void add(files));
  return (
    <div className="mt-3 flex flex-col gap-2">
      <DropZone
        icon={<ImagePlus />}
        title={<Trans>Add pictures</Trans>}
        about={
          <>
            <Trans>Drop them here, choose them, or paste one.</Trans>{' '}
            {t`PNG, JPEG, GIF or WebP, up to ${megabytes} MB each.`}
          </>
        }
        choose={isAdding ? <Trans>Adding…</Trans> : <Trans>Choose pictures</Trans>}
        accept={kinds}
        isOver={isOver}
        isMultiple
        isPending={isAdding}
        onFiles={(files) => void add(files)}
      />
      {problems.length === 0 ? null : (
        <div role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink">
          <ul className="flex flex-col gap-1">
            {problems.map(({ name, text }) => (
              <li key={name}>
                <bdi className="font-medium">{name}</bdi>: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

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
