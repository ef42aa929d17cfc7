import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui, Trans } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import type { ComponentType, ReactNode } from 'react';
import { type Control, useFormContext, useWatch, useController } from 'react-hook-form';
import { serviceFeeKinds, isShareOfCommission } from '@saer/contract/fees/service-fee';
import type { ListInput } from '@saer/contract/lists/all';
import { X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { fulfilmentModes, storeDeemedSuppliers } from '@saer/contract/fees/choices';
import type { Column } from '../../../components/table/data-table.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import type { ListSorting } from '../../../lib/address/list-state.ts';
import type { Input, PagedList, Row } from '../admin-list-types.ts';
import { MissedSearches } from '../missed-searches/missed-searches.tsx';
import { FormDateField } from '../../../components/form/form-date-field.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormRateField } from '../../../components/form/form-rate-field.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import type { Option } from '../../../components/button/segmented-control.tsx';
import { useFieldWords } from '../../../lib/form/use-form-field.ts';
import { everyRowQuery } from '../queries.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { FormSwitch } from '../../../components/form/form-switch.tsx';
import { FormOptionalText } from '../form/form-optional-text.tsx';

type StoreFieldsProps = { readonly control: Control<ListInput<'store'>, unknown, object> };

/** Says how the store applies the rule that makes a marketplace the supplier of sellers who are not registered, and who says so. */
function DeemedSupplierFields({ control }: StoreFieldsProps) {
  const { t, i18n } = useLingui();
  const isKnown = ['storeBears', 'sellerBears'].includes(useWatch({ control, name: 'deemedSupplier' }) ?? '');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormSelect
          control={control}
          name="deemedSupplier"
          label={recordLabel(i18n, 'deemedSupplier')}
          description={t`Since 1 January 2026 a marketplace is the supplier, by law, of residents who are not registered for VAT. Who bears that VAT decides their prices.`}
          options={storeDeemedSuppliers.map((id) => ({ id, name: recordValue(i18n, 'deemedSupplier', id) }))}
        />
      </div>
      {isKnown ? (
        <>
          <FormOptionalText
            control={control}
            name="deemedSupplierSource"
            label={recordLabel(i18n, 'deemedSupplierSource')}
          />
          <FormDateField
            control={control}
            name="deemedSupplierOn"
            label={recordLabel(i18n, 'deemedSupplierOn')}
          />
        </>
      ) : null}
    </div>
  );
}

/** Says how a store delivers and who bears the VAT of the sale; what it charges is in its fee tables. */
function StoreFields({ control }: StoreFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <FormSelect
        control={control}
        name="fulfilmentMode"
        label={recordLabel(i18n, 'fulfilmentMode')}
        options={fulfilmentModes.map((id) => ({ id, name: recordValue(i18n, 'fulfilmentMode', id) }))}
      />
      <FormSwitch control={control} name="manualRates">
        {recordLabel(i18n, 'manualRates')}
      </FormSwitch>
      <DeemedSupplierFields control={control} />
      <p className="text-sm text-muted">
        <Trans>
          Minimum commission, VAT on fees, weight rule, shipping credit and price ending are in the rules of
          the store’s fee tables.
        </Trans>
      </p>
    </>
  );
}

type MembersFieldProps = { readonly control: Control<ListInput<'classificationCategory'>, unknown, object> };

/** Every size class of any fee table, once: its code, with its name in the newest. */
function useClassOptions(): readonly Option[] {
  const name = useName();
  const { data = [] } = useQuery(everyRowQuery('classification'));
  const byCode = new Map(data.map((each) => [each.code, each]));
  return [...byCode].map(([code, each]) => ({ id: code, name: name(each), hint: code }));
}

/** The size classes of a category: found by typing, one after the other. */
function MembersField({ control }: MembersFieldProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control, name: 'members' });
  const [error] = useFieldWords()(fieldState.error);
  const options = useClassOptions();
  const members = field.value ?? [];
  const getName = (code: string): string => options.find(({ id }) => id === code)?.name ?? code;
  const left = options.filter(({ id }) => !members.includes(id));
  return (
    <div className="flex flex-col gap-2">
      <ComboBox
        key={`${options.length} ${members.length}`}
        label={t`Size classes`}
        placeholder={t`Type to search`}
        options={left}
        value={undefined}
        onChange={(code) => {
          if (code !== undefined) field.onChange([...members, code]);
        }}
        error={error}
      />
      {members.length === 0 ? (
        <p className="text-xs text-muted">
          <Trans>No size class yet.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Size classes`} className="flex flex-wrap gap-2">
          {members.map((code) => (
            <li key={code} className="inline-flex items-center rounded-control bg-hover ps-3 text-sm">
              <bdi>{getName(code)}</bdi>
              <button
                type="button"
                aria-label={t`Remove ${getName(code)}`}
                onClick={() => field.onChange(members.filter((each) => each !== code))}
                className="grid size-control place-items-center text-muted hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = { readonly control: Control<ListInput<'serviceFee'>, unknown, object> };

/** Fields of a service fee: its kind, its figure and the day it takes effect. */
function ServiceFeeFields({ control }: Props) {
  const { t, i18n } = useLingui();
  const { setValue } = useFormContext<ListInput<'serviceFee'>>();
  const kind = useWatch({ control, name: 'kind' });
  const isShare = isShareOfCommission(kind);
  return (
    <>
      <FormSelect
        control={control}
        name="kind"
        label={recordLabel(i18n, 'kind')}
        options={serviceFeeKinds.map((id) => ({ id, name: recordValue(i18n, 'kind', id) }))}
        onChange={(id) => setValue(isShareOfCommission(id) ? 'amount' : 'rate', null)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {isShare ? (
          <FormRateField control={control} name="rate" label={recordLabel(i18n, 'rate')} />
        ) : (
          <FormMoneyField
            control={control}
            name="amount"
            label={recordLabel(i18n, 'amount')}
            note={t`before VAT`}
          />
        )}
        <FormDateField control={control} name="effectiveFrom" label={recordLabel(i18n, 'effectiveFrom')} />
      </div>
    </>
  );
}

interface StandardColumns<R> {
  readonly name: Column<R>;
  /** The column of the parent; empty for a list without one. */
  readonly parents: readonly Column<R>[];
  readonly code: Column<R>;
}

/** Says how the page of one list differs from the others. */
export interface ListPageDefinition<N extends PagedList> {
  /** Default: by name. */
  readonly sorting?: ListSorting;
  /** Default: name, parent and code. */
  readonly columns?: (standard: StandardColumns<Row<N>>, i18n: I18n) => readonly Column<Row<N>>[];
  /** Values of a new row in the fields that only this list has. */
  readonly empty?: Partial<Input<N>>;
  /** Fields that only this list has: in the form below the names and the parent. */
  readonly renderFields?: (control: Control<Input<N>, unknown, object>) => ReactNode;
  /** Below the list. */
  readonly below?: ComponentType;
}

/** Lists whose page is more than the common one. Texts, parent, links and the fields that lists share follow from the contract. */
export const listPages: { readonly [N in PagedList]?: ListPageDefinition<N> } = {
  productSubFamily: {
    below: MissedSearches,
  },
  store: {
    columns: ({ name }, i18n) => [
      name,
      {
        key: 'fulfilmentMode',
        title: i18n._(msg`Fulfilment`),
        isSortable: true,
        renderCell: ({ fulfilmentMode }) => recordValue(i18n, 'fulfilmentMode', fulfilmentMode),
      },
      {
        key: 'deemedSupplier',
        title: recordLabel(i18n, 'deemedSupplier'),
        isSortable: true,
        renderCell: ({ deemedSupplier }) => recordValue(i18n, 'deemedSupplier', deemedSupplier),
      },
    ],
    empty: {
      fulfilmentMode: 'SELF',
      manualRates: false,
      deemedSupplier: 'unknown',
      deemedSupplierSource: null,
      deemedSupplierOn: null,
    },
    renderFields: (control) => <StoreFields control={control} />,
  },
  serviceFee: {
    sorting: { column: 'position', direction: 'asc' },
    columns: ({ name, parents }, i18n) => [
      name,
      {
        key: 'kind',
        title: recordLabel(i18n, 'kind'),
        isSortable: true,
        renderCell: ({ kind }) => recordValue(i18n, 'kind', kind),
      },
      ...parents,
      {
        key: 'amount',
        title: i18n._(msg`Fee`),
        isFigure: true,
        isSortable: true,
        renderCell: ({ amount, rate }) =>
          amount === null ? <Rate basisPoints={rate ?? 0} /> : <Money halalas={amount} />,
      },
      {
        key: 'effectiveFrom',
        title: recordLabel(i18n, 'effectiveFrom'),
        isSortable: true,
        renderCell: ({ effectiveFrom }) => <bdi>{formatDay(effectiveFrom)}</bdi>,
      },
    ],
    empty: { kind: 'storage', amount: null, rate: null, effectiveFrom: '' },
    renderFields: (control) => <ServiceFeeFields control={control} />,
  },
  classificationCategory: {
    sorting: { column: 'position', direction: 'asc' },
    columns: ({ name, code }, i18n) => [
      name,
      {
        key: 'members',
        title: i18n._(msg`Size classes`),
        renderCell: ({ members = [] }) => (
          <Plural value={members.length} one="# size class" other="# size classes" />
        ),
      },
      code,
      {
        key: 'position',
        title: i18n._(msg`Position`),
        isSortable: true,
        isFigure: true,
        renderCell: ({ position }) => position,
      },
    ],
    empty: { members: [] },
    renderFields: (control) => <MembersField control={control} />,
  },
};
