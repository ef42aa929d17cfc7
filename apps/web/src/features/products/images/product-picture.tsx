import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { pictureQuery, removeImageMutation } from '../queries.ts';

type Props = {
  readonly id: number;
  readonly label: string;
  readonly isThumbnail: boolean;
  readonly mayRemove: boolean;
};

/** One picture of a product: small here, whole when it is pressed. */
export function ProductPicture({ id, label, isThumbnail, mayRemove }: Props) {
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
