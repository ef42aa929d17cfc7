import { writtenProduct } from '@saer/contract/products/product';
import { toWrittenProduct } from '@saer/spreadsheet/rows/read/to-written-product';
import type { Database } from '../../database/database.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { editProduct } from '../../products/editing/edit-product.ts';
import { findSavedProduct } from '../../products/queries.ts';
import type { PutBack } from './put-back.ts';
import { requireSame } from './require-same.ts';

/** Fields that a seller enters; a family follows from its sub family. */
const entered = new Set(Object.keys(writtenProduct.shape).filter((name) => name !== 'family'));

/** Gives a product's input its earlier values; its results follow from today's fees. */
export async function putProductBack(
  db: Database,
  principal: Principal,
  { entityId, before, after }: PutBack,
): Promise<void> {
  const saved = await findSavedProduct(db, principal, entityId);
  const fields = Object.keys(before).filter((name) => entered.has(name));
  requireSame(fields, saved, after);
  const earlier = new Map(fields.map((name) => [name, before[name]]));
  const { family: _family, ...current } = toWrittenProduct(saved);
  const values = Object.entries({ ...current, ...Object.fromEntries(earlier) });
  const written = parseInput(
    writtenProduct,
    Object.fromEntries(values.filter(([, value]) => value !== null)),
  );
  await editProduct(db, principal, { ...written, id: saved.id, version: saved.version });
}
