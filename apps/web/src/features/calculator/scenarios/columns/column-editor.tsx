import { Trans, useLingui } from '@lingui/react/macro';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useCallback } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { DialogActions } from '../../../../components/overlay/dialog-actions.tsx';
import { DialogFrame } from '../../../../components/overlay/dialog-frame.tsx';
import { Money } from '../../../../components/figure/money.tsx';
import { ProductForm } from '../../form/product-form.tsx';
import { fieldOfError } from '../../state/form-state.ts';
import type { PricedColumn } from '../state/priced-column.ts';
import type { ColumnChange } from '../state/use-scenario.ts';

type Props = {
  readonly title: string;
  readonly column: PricedColumn;
  readonly onChange: (change: ColumnChange) => void;
  readonly onClose: () => void;
};

/** All inputs of a column, as on the calculator; what is changed counts at once. */
export function ColumnEditor({ title, column, onChange, onClose }: Props) {
  const { i18n } = useLingui();
  const { draft, book, store, table, calculation, answer } = column;
  const change = useCallback(
    ({ product: _product, productVersion: _version, ...inputs }: Partial<Draft>) => onChange({ inputs }),
    [onChange],
  );
  const problem = calculation.is === 'refused' ? calculation.fieldError : undefined;
  const errorAt = (field: DraftField): string | undefined =>
    problem && fieldOfError(problem) === field
      ? errorMessage(i18n, problem.code, problem.details)
      : undefined;
  if (store === undefined) return null;
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={title} onRequestClose={close}>
      <ProductForm draft={draft} book={book} store={store} table={table} change={change} errorAt={errorAt} />
      <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-raised px-5 pb-5">
        {answer === undefined ? null : (
          <p className="flex flex-wrap justify-between gap-x-4 pt-3 text-sm text-muted" aria-live="polite">
            <span>
              <Trans>
                Price <Money halalas={answer.quote.final.statement.price} />
              </Trans>
            </span>
            <span>
              <Trans>
                Net profit <Money halalas={answer.quote.final.statement.profit} />
              </Trans>
            </span>
          </p>
        )}
        <DialogActions>
          <Button tone="primary" onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
