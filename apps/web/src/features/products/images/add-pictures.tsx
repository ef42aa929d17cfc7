import { Trans, useLingui } from '@lingui/react/macro';
import { maxImageBytes } from '@saer/contract/saved-product';
import { ImagePlus } from 'lucide-react';
import { DropZone } from '../../../components/drop-zone.tsx';
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
