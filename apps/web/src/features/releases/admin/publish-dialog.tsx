import { Trans, useLingui } from '@lingui/react/macro';
import { publishRelease, type Release, releaseManifest } from '@saer/contract/release';
import { useMutation } from '@tanstack/react-query';
import { CopyButton } from '../../../components/copy-button.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { publishMutation } from './queries.ts';

type Props = { readonly release: Release; readonly hasKey: boolean; readonly onClose: () => void };

/** Publishes a release by its signature, which is made where the private key is. */
export function PublishDialog({ release, hasKey, onClose }: Props) {
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
