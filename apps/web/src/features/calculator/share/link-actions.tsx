import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Send } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { canShare, shareWithDevice } from '../../../lib/browser/save-file.ts';

type Props = {
  /** Undefined while it is made. */
  readonly link: string | undefined;
};

/** Sends a link by the device's own ways, where it has any, or copies it. */
export function LinkActions({ link }: Props) {
  const { t } = useLingui();
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'positive', text: t`Link copied` });
    } catch {
      showToast({ tone: 'negative', text: t`Your browser blocked copying. Select the link and copy it.` });
    }
  };
  const data = link === undefined ? undefined : { url: link };
  return (
    <>
      {data !== undefined && canShare(data) ? (
        <Button onPress={() => void shareWithDevice(data)}>
          <Send aria-hidden className="size-4" />
          <Trans>Send link</Trans>
        </Button>
      ) : null}
      <Button
        tone="primary"
        isDisabled={link === undefined}
        onPress={() => {
          if (link !== undefined) void copy(link);
        }}
      >
        <Link2 aria-hidden className="size-4" />
        <Trans>Copy link</Trans>
      </Button>
    </>
  );
}
