import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Release,
  updateRelease,
  withdrawRelease,
  publishRelease,
  releaseManifest,
} from '@saer/contract/site/release';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { siteSettings } from '@saer/contract/site/setting';
import * as z from 'zod/mini';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { AddDialog } from './add-dialog.tsx';
import {
  releasesQuery,
  updateMutation,
  withdrawMutation,
  removeMutation,
  leastMutation,
  publishMutation,
} from './queries.ts';
import { type ReleaseAction, ReleaseEntry } from './release-entry.tsx';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { CopyButton } from '../../../components/button/copy-button.tsx';

type PublishDialogProps = {
  readonly release: Release;
  readonly hasKey: boolean;
  readonly onClose: () => void;
};

/** Publishes a release by its signature, which is made where the private key is. */
function PublishDialog({ release, hasKey, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const publish = useMutation(publishMutation);
  const { id, version, platform, channel, versionName, size, sha256, signature } = release;
  const form = useSchemaForm(publishRelease.body, { id, version, signature: signature ?? '' });
  const sending = useFormSend(form, async (body) => {
    await publish.mutateAsync({ ...body, signature: body.signature.trim() });
    showToast({ tone: 'positive', text: t`The release is published.` });
    onClose();
  });
  const command = `npm run release:sign -- --platform ${platform} --channel ${channel} --version ${versionName} --size ${size} --sha256 ${sha256}`;
  return (
    <FormDialog title={t`Publish the release`} sending={sending} confirm={t`Publish`} onClose={onClose}>
      {hasKey ? null : (
        <Notice tone="warning">
          <Trans>
            The server has no key to verify signatures with, so nothing can be published. The operator sets
            RELEASE_PUBLIC_KEY.
          </Trans>
        </Notice>
      )}
      <div className="flex flex-col gap-2 text-sm text-muted">
        <p>
          <Trans>
            Sign these lines on the computer that has the private key. The private key never comes to this
            server.
          </Trans>
        </p>
        <pre
          dir="ltr"
          className="rounded-control bg-hover p-3 text-start text-xs text-ink whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {releaseManifest(release).trimEnd()}
        </pre>
        <p>
          <Trans>This command does it:</Trans>
        </p>
        <code
          dir="ltr"
          className="rounded-control bg-hover p-3 text-start text-xs text-ink [overflow-wrap:anywhere]"
        >
          {command}
        </code>
        <div>
          <CopyButton text={command} of={t`Command`} />
        </div>
      </div>
      <FormTextArea
        control={form.control}
        name="signature"
        label={t`Signature`}
        note={t`88 characters in base64. Everybody can download the release once it is published.`}
      />
    </FormDialog>
  );
}

type LeastFormProps = { readonly value: string | null; readonly version: number };

/** An empty field is no oldest version. */
const schema = z.object({
  value: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim() || null),
    ),
    siteSettings.leastDesktopVersion.schema,
  ),
});

/** Sets the oldest version of the desktop app that may be used, and says what that does. */
function LeastForm({ value, version }: LeastFormProps) {
  const { t } = useLingui();
  const least = useMutation(leastMutation);
  const form = useSchemaForm(schema, { value: value ?? '' });
  const sending = useFormSend(form, async (typed) => {
    await least.mutateAsync({ ...typed, version });
    showToast({ tone: 'positive', text: t`The oldest version is saved.` });
  });
  return (
    <Card labelledBy="least-version">
      <h2 id="least-version" className="text-base font-semibold text-ink">
        <Trans>Oldest version that may be used</Trans>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <Trans>
          Desktop apps of an older version, on every system, are led to the download page at their next
          request and can do nothing else before they are updated, except sign out. Empty: any version may be
          used. The page in a browser is not affected: its oldest version is among the site settings.
        </Trans>
      </p>
      <form noValidate onSubmit={sending.submit} className="mt-3 flex max-w-sm flex-col gap-3">
        <FormError>{sending.problem}</FormError>
        <FormTextField
          control={form.control}
          name="value"
          label={t`Oldest version`}
          kind="figure"
          placeholder="1.5.0"
        />
        <div>
          <Button type="submit" isPending={sending.isSending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

type RemoveDialogProps = { readonly release: Release; readonly onClose: () => void };

/** Asks before a draft is deleted with its file. */
function RemoveDialog({ release: { id, name }, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const remove = useMutation({
    ...removeMutation,
    onSuccess: () => {
      showToast({ tone: 'positive', text: t`The draft is deleted.` });
      onClose();
    },
    onError: (error) => showToast({ tone: 'negative', text: failureWords(error) }),
  });
  return (
    <ConfirmDialog
      title={t`Delete the draft?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(id)}
      onClose={onClose}
    >
      <Trans>
        The draft and its file <bdi>{name}</bdi> are gone for good.
      </Trans>
    </ConfirmDialog>
  );
}

type WithdrawDialogProps = { readonly release: Release; readonly onClose: () => void };

/** Withdraws a release, with the reason that admins see. */
function WithdrawDialog({ release: { id, version }, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const withdraw = useMutation(withdrawMutation);
  const form = useSchemaForm(withdrawRelease.body, { id, version, reason: '' });
  const sending = useFormSend(form, async (body) => {
    await withdraw.mutateAsync(body);
    showToast({ tone: 'positive', text: t`The release is withdrawn.` });
    onClose();
  });
  return (
    <FormDialog title={t`Withdraw the release`} sending={sending} confirm={t`Withdraw`} onClose={onClose}>
      <p className="text-sm text-muted">
        <Trans>
          Nobody finds or downloads it any more; the next older published release is offered instead, if there
          is one. Apps that are installed keep working. It can be published again.
        </Trans>
      </p>
      <FormTextArea control={form.control} name="reason" label={t`Reason`} note={t`Only admins see it.`} />
    </FormDialog>
  );
}

type Props = { readonly release: Release; readonly onClose: () => void };

/** Changes what a release says is new. */
function NotesDialog({ release: { id, version, notesAr, notesEn }, onClose }: Props) {
  const { t } = useLingui();
  const update = useMutation(updateMutation);
  const form = useSchemaForm(updateRelease.body, { id, version, notesAr, notesEn });
  const sending = useFormSend(form, async (body) => {
    await update.mutateAsync(body);
    showToast({ tone: 'positive', text: t`The notes are saved.` });
    onClose();
  });
  return (
    <FormDialog title={t`What is new`} sending={sending} confirm={t`Save`} onClose={onClose}>
      <FormTextArea control={form.control} name="notesAr" label={t`What is new, in Arabic`} />
      <FormTextArea control={form.control} name="notesEn" label={t`What is new, in English`} />
    </FormDialog>
  );
}

interface Open {
  readonly release: Release;
  readonly action: ReleaseAction;
}

/** Releases of the desktop app: uploaded, published by their signature, withdrawn, and the oldest version that may be used. */
export function ReleasesPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(releasesQuery);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const hasKey = data?.publicKey !== null;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Releases of the desktop app`}
        about={<Trans>Published releases are on the download page, where everybody can save them.</Trans>}
        actions={
          <Button tone="primary" onPress={() => setAdding(true)}>
            <Trans>New release</Trans>
          </Button>
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={8} />
      ) : (
        <>
          {hasKey ? null : (
            <Notice tone="warning">
              <Trans>
                The server has no key to verify signatures with, so nothing can be published. The operator
                sets RELEASE_PUBLIC_KEY.
              </Trans>
            </Notice>
          )}
          <Card>
            {data.releases.length === 0 ? (
              <EmptyState icon={<Download aria-hidden />} title={t`There is no release yet`}>
                <Trans>
                  Upload a file as a draft, then publish it with its signature. Until then the download page
                  offers the web app.
                </Trans>
              </EmptyState>
            ) : (
              <ul className="-my-4 divide-y divide-line">
                {data.releases.map((release) => (
                  <ReleaseEntry
                    key={release.id}
                    release={release}
                    onAct={(action) => setOpen({ release, action })}
                  />
                ))}
              </ul>
            )}
          </Card>
          <LeastForm key={data.least.version} {...data.least} />
        </>
      )}
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
      {open?.action === 'publish' ? (
        <PublishDialog release={open.release} hasKey={hasKey} onClose={close} />
      ) : null}
      {open?.action === 'notes' ? <NotesDialog release={open.release} onClose={close} /> : null}
      {open?.action === 'withdraw' ? <WithdrawDialog release={open.release} onClose={close} /> : null}
      {open?.action === 'remove' ? <RemoveDialog release={open.release} onClose={close} /> : null}
    </div>
  );
}
