import { useLingui } from '@lingui/react/macro';
import type { VersionRate } from '@saer/contract/publishing/fee-version';
import { EditConflict } from '../../../domain/figure-grid/edit-conflict.tsx';
import type { EditConflict as Conflict, FlatFigures } from '../../../domain/figure-grid/grid-edits.ts';
import { WhoChanged } from '../conflict/who-changed.tsx';
import { fieldWords, shapeWords } from '../fee-words.ts';
import { type RateField, rateModel } from './rate-texts.ts';

type Props = {
  readonly conflict: Conflict<RateField, VersionRate>;
  /** The category that a row's key stands for. */
  readonly nameOf: (key: string) => string;
  readonly isPending: boolean;
  readonly onResolve: (figures: FlatFigures) => void;
  readonly onClose: () => void;
};

/** Two admins changed commissions of one version. */
export function CommissionConflict({ conflict, nameOf, ...props }: Props) {
  const { t, i18n } = useLingui();
  const shapes = new Map<string, string>(
    Object.entries(shapeWords).map(([shape, words]) => [shape, i18n._(words)]),
  );
  return (
    <EditConflict
      {...props}
      conflict={conflict}
      who={<WhoChanged entity="referralRule" entityId={conflict.row?.id ?? 0} />}
      labelOf={(key, field) => {
        const category = nameOf(key);
        const known = rateModel.fields.find((each) => each === field);
        const figure = known === undefined ? '' : i18n._(fieldWords[known]);
        return t`${category}: ${figure}`;
      }}
      print={(field, text) => (field === 'shape' ? (shapes.get(text) ?? text) : text)}
    />
  );
}
