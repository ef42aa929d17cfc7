import { itemKey, type OtherCharge, type ReadStatement, type StatementLine } from './line.ts';
import { Skips } from './skips.ts';

/** The lines of all files, and by file the charges that belong to none of them. */
export interface JoinedStatements {
  readonly lines: readonly (readonly StatementLine[])[];
  readonly otherCharges: readonly (readonly OtherCharge[])[];
}

/**
 * Adds charges that name an item in rows of their own to its return, else its sale, in whichever file that is. One whose item is in no file stays
 * a charge that is not checked.
 */
export function joinCharges(files: readonly (ReadStatement | null)[]): JoinedStatements {
  const lines = files.map((file) => file?.lines ?? []);
  if (files.every((file) => (file?.itemCharges.length ?? 0) === 0))
    return { lines, otherCharges: files.map((file) => file?.otherCharges ?? []) };
  const sought = new Set(
    files.flatMap((file) =>
      (file?.itemCharges ?? []).map(({ order, item }) => itemKey({ order, item, shipment: '' })),
    ),
  );
  const places = new Map<string, readonly [file: number, at: number]>();
  for (const [file, all] of lines.entries())
    for (const [at, line] of all.entries()) {
      const key = itemKey(line);
      if (sought.has(key) && (line.kind === 'return' || !places.has(key))) places.set(key, [file, at]);
    }
  const joined = lines.map((all) => [...all]);
  const otherCharges = files.map((file) => {
    const left = new Skips();
    for (const { order, item, charge } of file?.itemCharges ?? []) {
      const place = places.get(itemKey({ order, item, shipment: '' }));
      const line = place === undefined ? undefined : joined[place[0]]?.[place[1]];
      const own = place === undefined ? undefined : joined[place[0]];
      if (place === undefined || line === undefined || own === undefined) left.addCharge(charge, charge.row);
      else own[place[1]] = { ...line, charges: [...line.charges, charge] };
    }
    return [...(file?.otherCharges ?? []), ...left.charges];
  });
  return { lines: joined, otherCharges };
}
