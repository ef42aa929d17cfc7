import { Plural, Trans } from '@lingui/react/macro';
import { linkStyle } from '../../../components/button/button-style.ts';

type Props = {
  /** Rows with fees that are to be confirmed. */
  readonly rows: number;
  /** Rows with a commission seen on the seller's statements. */
  readonly seen: number;
};

/** Says once how many rows rest on fees that are to be confirmed, and how many on those of the seller's statements. */
export function UnconfirmedFees({ rows, seen }: Props) {
  if (rows === 0 && seen === 0) return null;
  return (
    <div className="min-w-0 content-center text-sm text-muted md:flex-1 md:basis-64">
      {rows === 0 ? null : (
        <p>
          <Plural
            value={rows}
            one="No public source confirms the fees of # row: its figures are to be confirmed."
            other="No public source confirms the fees of # rows: their figures are to be confirmed."
          />{' '}
          <a href="/fees" target="_blank" rel="noreferrer" className={linkStyle}>
            <Trans>Fees and their sources</Trans>
          </a>
        </p>
      )}
      {seen === 0 ? null : (
        <p>
          <Plural
            value={seen}
            one="# row is calculated with a commission seen on your statements."
            other="# rows are calculated with commissions seen on your statements."
          />
        </p>
      )}
    </div>
  );
}
