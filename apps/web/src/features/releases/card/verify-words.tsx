import { Trans } from '@lingui/react/macro';
import type { ReleaseChannel } from '@saer/contract/site/release';
import { linkStyle } from '../../../components/button/button-style.ts';

/** Says how to find out that a file of a channel is the one that we published. */
export function VerifyWords({ channel }: { readonly channel: ReleaseChannel }) {
  return (
    <>
      <p>
        <Trans>
          Compare the checksum of the downloaded file with the one shown here. If they differ, do not open the
          file and download it again.
        </Trans>
      </p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt>Windows</dt>
        <dd>
          <code dir="ltr" className="text-xs [overflow-wrap:anywhere]">
            certutil -hashfile FILE SHA256
          </code>
        </dd>
        <dt>macOS, Linux</dt>
        <dd>
          <code dir="ltr" className="text-xs [overflow-wrap:anywhere]">
            shasum -a 256 FILE
          </code>
        </dd>
      </dl>
      <p className="mt-3">
        <Trans>
          Every release is also signed (Ed25519). The signatures and the public key are in the{' '}
          <a href={`/v1/release/latest?channel=${channel}`} className={linkStyle}>
            data of the newest releases
          </a>
          .
        </Trans>
      </p>
    </>
  );
}
