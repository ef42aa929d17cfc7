import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import type { ComponentType, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { Column } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import type { ListSorting } from '../../../lib/list-state.ts';
import type { Input, PagedList, Row } from '../lists.ts';
import { MissedSearches } from '../missed-searches/missed-searches.tsx';
import { MembersField } from './members-field.tsx';
import { ServiceFeeFields } from './service-fee-fields.tsx';
import { StoreFields } from './store-fields.tsx';

interface StandardColumns<R> {
  readonly name: Column<R>;
  /** The column of the parent; empty for a list without one. */
  readonly parents: readonly Column<R>[];
  readonly code: Column<R>;
}

/** How the page of one list differs from the others. */
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
