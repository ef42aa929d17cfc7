import { Trans, useLingui } from '@lingui/react/macro';
import { maxImageBytes } from '@saer/contract/saved-product';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { useAddPictures } from './use-add-pictures.ts';
import { useFilePicker } from './use-file-picker.ts';

const kinds = 'image/png,image/jpeg,image/gif,image/webp';
const megabytes = maxImageBytes / 1024 / 1024;

type Props = {
  readonly productId: number;
  /** How many more the product may have. */
  readonly room: number;
};

/** Adds pictures: dropped here, chosen, or pasted anywhere on the page. */
export function AddPictures({ productId, room }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { add, isAdding, problems } = useAddPictures(productId, room);
  const isOver = useFilePicker((files) => void add(files));
  return (
    <div className="mt-3 flex flex-col gap-2">
      <label
        htmlFor={id}
        className={`flex cursor-pointer flex-col items-center gap-1.5 rounded-control border border-dashed px-4 py-5 text-center text-sm outline-offset-2 outline-brand transition-colors hover:bg-hover has-focus-visible:outline-2 ${isOver ? 'border-brand bg-brand-soft' : 'border-edge'}`}
      >
        <input
          id={id}
          type="file"
          accept={kinds}
          multiple
          disabled={isAdding}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            // The same file chosen again is a choice again.
            event.target.value = '';
          }}
          className="sr-only"
        />
        <ImagePlus aria-hidden className="size-5 text-brand-strong" />
        <span className="font-medium text-ink">
          {isAdding ? <Trans>Adding…</Trans> : <Trans>Add pictures</Trans>}
        </span>
        <span className="text-xs text-muted">
          <Trans>Drop them here, choose them, or paste one.</Trans>{' '}
          {t`PNG, JPEG, GIF or WebP, up to ${megabytes} MB each.`}
        </span>
      </label>
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
