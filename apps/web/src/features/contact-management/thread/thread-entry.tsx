import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactEntry } from '@saer/contract/contact/contact';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { downloadDocument, pictureQuery } from '../queries.ts';

const looks = {
  MESSAGE: 'border-line bg-canvas',
  REPLY: 'border-line bg-brand-soft ms-4 sm:ms-10',
  NOTE: 'border-line bg-warning-soft ms-4 sm:ms-10',
} as const satisfies Record<ContactEntry['kind'], string>;

function Picture({ entryId }: { readonly entryId: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(pictureQuery(entryId));
  if (data === undefined) return <Skeleton lines={2} />;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-3 block overflow-hidden rounded-control border border-line"
      >
        <img src={data} alt={t`Picture of the sender`} className="max-h-40 max-w-full" />
      </button>
      {isOpen ? (
        <Dialog title={t`Picture of the sender`} onClose={() => setOpen(false)}>
          <img src={data} alt={t`Picture of the sender`} className="max-w-full" />
        </Dialog>
      ) : null}
    </>
  );
}

type SentFile = NonNullable<ContactEntry['document']>;

/** The sender's PDF, to be saved: a page of ours never shows it. */
function SentPdf({ fileId, name, size: bytes }: SentFile) {
  const { t } = useLingui();
  const size = formatMegabytes(bytes);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadDocument(fileId),
    onSuccess: (file) => saveFile(file, name),
  });
  return (
    <div className="mt-3 flex flex-col items-start gap-1.5">
      <Button onPress={() => mutate()} isPending={isPending}>
        <FileDown aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">
          <Trans>Download</Trans>
        </span>
        <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
        <bdi className="whitespace-nowrap text-muted">{t`${size} MB`}</bdi>
      </Button>
      <p className="text-xs text-muted">
        <Trans>Nobody has checked this file: open it only if you expect it.</Trans>
      </p>
    </div>
  );
}

/** Says that a mail is still on its way, or did not arrive. */
function Delivery({ delivery }: Pick<ContactEntry, 'delivery'>) {
  if (delivery === 'FAILED')
    return (
      <Badge tone="negative">
        <Trans>Mail not delivered</Trans>
      </Badge>
    );
  return delivery === 'QUEUED' ? (
    <Badge tone="neutral">
      <Trans>Being sent</Trans>
    </Badge>
  ) : null;
}

type Props = { readonly entry: ContactEntry; readonly sender: string };

/** One message, reply or note, as it was written. */
export function ThreadEntry({ entry, sender }: Props) {
  const { id, kind, text, at, author, hasPicture, document, delivery } = entry;
  return (
    <li className={`rounded-control border px-3.5 py-3 ${looks[kind]}`}>
      <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <span className="font-medium text-ink">
          {kind === 'MESSAGE' ? (
            <bdi>{sender}</bdi>
          ) : author === null ? (
            <Trans>Deleted account</Trans>
          ) : (
            <bdi>{author.fullName}</bdi>
          )}
        </span>
        {kind === 'NOTE' ? (
          <Badge tone="warning">
            <Trans>Note, for admins only</Trans>
          </Badge>
        ) : null}
        <Delivery delivery={delivery} />
        <span className="ms-auto">
          <Instant at={at} />
        </span>
      </p>
      <p dir="auto" className="text-sm whitespace-pre-line text-ink [overflow-wrap:anywhere]">
        {text}
      </p>
      {hasPicture ? <Picture entryId={id} /> : null}
      {document === null ? null : <SentPdf {...document} />}
    </li>
  );
}
