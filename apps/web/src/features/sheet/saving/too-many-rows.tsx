import { Trans } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { Notice } from '../../../components/notice.tsx';

type Props = {
  readonly rows: number;
  /** As many are stored at a time. */
  readonly max: number;
};

/** More rows than can be saved at a time: how many can, and what to do. */
export function TooManyRows({ rows, max }: Props) {
  const limit = formatScaled(max, 0);
  const count = formatScaled(rows, 0);
  return (
    <Notice tone="warning">
      <p className="font-medium">
        <Trans>
          Up to {limit} rows can be saved at a time; this file has {count}.
        </Trans>
      </p>
      <p>
        <Trans>
          Save the first part, then go on with the rest. Pricing and downloads work here for all rows.
        </Trans>
      </p>
    </Notice>
  );
}
