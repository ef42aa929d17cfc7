import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isListName, listNames, lists } from '@saer/contract/lists/all';
import { isOtherEntity, type OtherEntity } from './other-entities.ts';

const others: Readonly<Record<OtherEntity, MessageDescriptor>> = {
  rangeFactorVersion: msg`Version of the range factors`,
  productFeeOverride: msg`Agreed fee`,
  product: msg`Product`,
  account: msg`Account`,
};

/** The name of an entity, as a title or an option; undefined for one this page was not built with. */
export function entityLabel(entity: string, i18n: I18n): string | undefined {
  if (isListName(entity)) return lists[entity].labels[i18n.locale === 'ar' ? 'ar' : 'en'].one;
  return isOtherEntity(entity) ? i18n._(others[entity]) : undefined;
}

/** Every entity with its label. */
export const entityOptions = (i18n: I18n): readonly { readonly id: string; readonly name: string }[] =>
  [...listNames, ...Object.keys(others)].map((id) => ({ id, name: entityLabel(id, i18n) ?? id }));
