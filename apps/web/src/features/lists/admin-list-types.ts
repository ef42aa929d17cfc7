import * as z from 'zod/mini';
import type { Endpoint, nothing } from '@saer/contract/api/endpoint';
import type { keysQuery, pageQuery } from '@saer/contract/api/list-query';
import { isListName, lists as contractLists, type ListInput, type ListName } from '@saer/contract/lists/all';
import type { Page } from '@saer/contract/site/pages';
import type { Language } from '@saer/i18n/locale';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { provenanceStatuses } from '@saer/contract/fees/provenance';

type Contract = typeof contractLists;
/** Lists with the common page: those with texts for it. */
export type PagedList = {
  [N in ListName]: Contract[N]['labels']['en'] extends { readonly page: object } ? N : never;
}[ListName];
export const isPagedList = (list: string): list is PagedList =>
  isListName(list) && 'page' in contractLists[list].labels.en;

/** A row of a list, with the related rows that a page includes. */
type Rows = {
  readonly [N in ListName]: z.infer<(typeof contractLists)[N]['page']['reply']>['data'][number];
};
export type Row<N extends ListName> = Rows[N];

/** An admin's input for a row, as a form holds it. */
type Inputs = { readonly [N in ListName]: ListInput<N> };
export type Input<N extends ListName> = Inputs[N];

type Schema<O, I = unknown> = z.core.$ZodType<O, I>;
type Nothing = typeof nothing;

interface RowPage<R> {
  readonly data: R[];
  readonly page: number;
  readonly limit: number;
  readonly total: number | null;
  readonly pageCount: number | null;
}

/** A list as its page uses it. */
interface EditedList<N extends ListName> {
  readonly adminPage: Page | null;
  readonly relationNames: readonly string[];
  readonly find: Endpoint<Nothing, Nothing, Schema<Row<N>[]>, 'public'>;
  readonly page: Endpoint<typeof pageQuery, Nothing, Schema<RowPage<Row<N>>>, 'public'>;
  readonly create: Endpoint<Nothing, Schema<object, Input<N>>, Schema<Row<N>>, 'admin'>;
  readonly update: Endpoint<
    Nothing,
    Schema<object, object> & { readonly shape: object },
    Schema<Row<N>>,
    'admin'
  >;
  readonly remove: Endpoint<typeof keysQuery, Nothing, Schema<{ removed: number[] }>, 'admin'>;
}

export const lists: { readonly [N in ListName]: EditedList<N> } = contractLists;

interface PageTexts {
  readonly page: { readonly add: string; readonly about: string };
}

/** The lists with the common page, and its texts. */
export const pagedLists: {
  readonly [N in PagedList]: { readonly labels: Readonly<Record<Language, PageTexts>> };
} = contractLists;

/** A category includes its size classes as rows, and is saved with their codes. */
const written = (name: string, value: unknown): unknown =>
  name === 'members' && Array.isArray(value)
    ? value.map((member: object): unknown => Reflect.get(member, 'classificationCode'))
    : value;

/** The current values of a row's editable fields. */
export const toInput = <N extends ListName>(of: N, row: Row<N>): Input<N> => {
  const { shape } = lists[of].update.body;
  const entries = Object.entries(row)
    .filter(([name]) => name in shape && name !== 'id' && name !== 'version')
    .map(([name, value]) => [name, written(name, value)]);
  return z.parse(z.custom<Input<N>>(), Object.fromEntries(entries));
};

type ParentRelation = NonNullable<(typeof contractLists)[PagedList]['under']>;

interface Words {
  readonly list: PagedList;
  readonly label: MessageDescriptor;
  /** Placeholder of the filter that shows the rows of one parent. */
  readonly all: MessageDescriptor;
}

const parents: Readonly<Record<ParentRelation, Words>> = {
  family: { list: 'productFamily', label: msg`Family`, all: msg`All families` },
  subFamily: { list: 'productSubFamily', label: msg`Sub family`, all: msg`All sub families` },
  store: { list: 'store', label: msg`Store`, all: msg`All stores` },
};

/** The list whose rows are the children of another, and the column that refers to it. */
export interface Parent extends Words {
  /** Name of the relation, also in the address of a page. */
  readonly relation: ParentRelation;
  readonly column: `${ParentRelation}Id`;
}

const isParentRelation = (relation: string | null): relation is ParentRelation =>
  relation !== null && Object.hasOwn(parents, relation);

export const getParent = (of: keyof typeof contractLists): Parent | undefined => {
  const relation: string | null = contractLists[of].under;
  return isParentRelation(relation) ? { ...parents[relation], relation, column: `${relation}Id` } : undefined;
};

const provenance = z.object({
  status: z.enum(provenanceStatuses),
  source: z.nullable(z.string()),
  note: z.nullable(z.string()),
  confirmed: z.boolean(),
  confirmedAt: z.nullable(z.string()),
});
export type Provenance = z.infer<typeof provenance>;

/** The provenance of a row's figures; undefined if its list has none. */
export const getProvenance = (row: object): Provenance | undefined => z.safeParse(provenance, row).data;

/** Says whether a row is offered to sellers; undefined if its list has no such column. */
export const isActive = (row: object): boolean | undefined =>
  'active' in row && typeof row.active === 'boolean' ? row.active : undefined;
