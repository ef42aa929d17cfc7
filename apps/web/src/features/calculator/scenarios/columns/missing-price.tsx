import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import { lineLinkStyle } from '../../../../components/link-style.ts';
import { fieldNames } from '../../form/field-names.ts';
import type { PricedColumn } from '../state/priced-column.ts';

type Props = {
  readonly calculation: PricedColumn['calculation'];
  readonly onEdit: () => void;
};

/** Why a column has no price, and the way to its inputs. */
export function MissingPrice({ calculation, onEdit }: Props) {
  const { t, i18n } = useLingui();
  if (calculation.is === 'answered') return null;
  const fields =
    calculation.is === 'unfinished'
      ? [...calculation.missing, ...calculation.problems.map(({ field }) => field)]
      : [];
  const names = [...new Set(fields.map((field) => i18n._(fieldNames[field])))].join(t`, `);
  return (
    <div className="flex flex-col items-start gap-1 text-xs text-muted">
      <p>
        {calculation.is === 'refused' ? (
          errorMessage(i18n, calculation.fieldError.code, calculation.fieldError.details)
        ) : (
          <Trans>No price yet. Fill in: {names}</Trans>
        )}
      </p>
      <button type="button" onClick={onEdit} className={`${lineLinkStyle} print:hidden`}>
        <Trans>Open all inputs</Trans>
      </button>
    </div>
  );
}
