import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import { fieldNames } from '../../form/field-names.ts';
import type { PricedColumn } from '../state/priced-column.ts';

type Props = {
  readonly calculation: PricedColumn['calculation'];
  readonly onEdit: () => void;
};

/** Why a column has no price, and the way to its inputs. */
export function ColumnProblem({ calculation, onEdit }: Props) {
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
      <button
        type="button"
        onClick={onEdit}
        className="min-h-control rounded-control text-sm font-medium text-brand-strong underline underline-offset-4 print:hidden"
      >
        <Trans>Open all inputs</Trans>
      </button>
    </div>
  );
}
