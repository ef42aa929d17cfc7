import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ListName } from '@saer/contract/lists/all';

const category = msg`Inactive categories can no longer be chosen for a product. Saved products keep being priced as before; whoever edits one has to choose another category.`;

const effects: Readonly<Partial<Record<ListName, MessageDescriptor>>> = {
  store: msg`Inactive stores can no longer be chosen for a product. Saved products keep being priced with their fees; whoever edits one has to choose another store.`,
  productFamily: category,
  productSubFamily: category,
  productType: msg`Inactive types can no longer be chosen for a product. Saved products keep being priced as before; whoever edits one has to choose another type, or none.`,
  pricePlan: msg`Inactive plans can no longer be chosen. Active subscriptions run to their end, but are not renewed by card. Requests that wait can still be paid for and accepted.`,
  serviceFee: msg`Inactive service fees are no longer on the page of fees, and no longer count in sellers’ tools. If the store has an earlier fee of the same kind, that one counts instead. Prices of products do not depend on service fees.`,
  classificationCategory: msg`Inactive categories of size classes are no longer in the public list. Prices do not depend on them.`,
};

/** Explains what being inactive means for the rows of a list; being offered again needs no words. */
export function ActiveEffect({ of, active }: { readonly of: ListName; readonly active: boolean }) {
  const { _ } = useLingui();
  const effect = effects[of];
  return active || effect === undefined ? null : <p>{_(effect)}</p>;
}
