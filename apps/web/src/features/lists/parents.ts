import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { lists as contractLists } from '@saer/contract/lists/all';
import type { PagedList } from './lists.ts';

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

export const parentOf = (of: keyof typeof contractLists): Parent | undefined => {
  const relation: string | null = contractLists[of].under;
  return isParentRelation(relation) ? { ...parents[relation], relation, column: `${relation}Id` } : undefined;
};
