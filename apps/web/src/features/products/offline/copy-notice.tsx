import { Plural, Trans } from '@lingui/react/macro';
import { Instant } from '../../../components/figure/instant.tsx';
import { Notice } from '../../../components/layout/notice.tsx';

type Props = {
  /** Milliseconds since 1970. */
  readonly readAt: number;
  /** Counts how many products were saved here, of how many; absent where the page was loaded before the connection was lost. */
  readonly copied?: number | undefined;
  readonly all?: number | undefined;
};

/** Without a connection: from when the products on the page are, and whether these are all of them. */
export function CopyNotice({ readAt, copied, all }: Props) {
  return (
    <div data-testid="copy-notice">
      <Notice>
        <Trans>
          Without a connection you see your products as of <Instant at={new Date(readAt).toISOString()} />.
        </Trans>{' '}
        {copied === undefined || all === undefined || copied >= all ? null : (
          <Plural
            value={copied}
            one={`Of your ${all} products, the one changed last is saved in this browser.`}
            other={`Of your ${all} products, the # changed last are saved in this browser.`}
          />
        )}
      </Notice>
    </div>
  );
}
