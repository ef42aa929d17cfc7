import { Trans } from '@lingui/react/macro';
import { largestBatch } from '@saer/contract/calculate';
import { formatScaled } from '@saer/i18n/format-number';
import { Notice } from '../../../components/notice.tsx';

type Props = {
  readonly rows: number;
  /** As many are stored at a time. */
  readonly most: number;
};

/** More rows than can be stored at a time: how many can, and what to do. */
export function TooManyRows({ rows, most }: Props) {
  const limit = formatScaled(most, 0);
  const desktopLimit = formatScaled(largestBatch, 0);
  const count = formatScaled(rows, 0);
  return (
    <Notice tone="warning">
      <p className="font-medium">
        <Trans>
          At most {limit} rows are stored at a time; this sheet has {count}.
        </Trans>
      </p>
      <p>
        <Trans>
          Store the first of them and go on with the rest. Prices and downloads work here for all.
        </Trans>
      </p>
      {most < largestBatch ? (
        <p>
          <Trans>The desktop app takes {desktopLimit} at a time.</Trans>
        </p>
      ) : null}
    </Notice>
  );
}
