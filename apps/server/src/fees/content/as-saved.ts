import type { FeeVersion, VersionContent } from '@saer/contract/fee-version';
import type { ProvenanceStatus } from '@saer/contract/provenance';
import { losesSource, unconfirmed } from '../../lists/editing/provenance.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { changedNames } from '../versions/changes-table.ts';
import { classKey, rateKey } from './content-keys.ts';

interface Provenance {
  readonly status: ProvenanceStatus;
  readonly source: string | null;
}

/** The provenance that each row of a content has once it is stored over these rows. */
function provenanceOver(rows: readonly (Row & Provenance)[], keyOf: (row: Row) => string) {
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  return (sent: Row & { status?: ProvenanceStatus; source: string | null }): Provenance => {
    const before = stored.get(keyOf(sent));
    const changed = before === undefined ? [] : changedNames(before, sent);
    if (losesSource({ before, sent, changed }))
      return { status: unconfirmed.status, source: unconfirmed.source };
    return { status: sent.status ?? before?.status ?? unconfirmed.status, source: sent.source };
  };
}

/** A content in the state in which it would be saved over a version, so that a preview shows which figures are to be confirmed. */
export function asSaved({ classes, rates }: FeeVersion, content: VersionContent) {
  const ofClass = provenanceOver(classes, classKey);
  const ofRate = provenanceOver(rates, rateKey);
  return {
    classes: content.classes.map((each) => ({ ...each, ...ofClass(each) })),
    rates: content.rates.map((each) => ({ ...each, ...ofRate(each) })),
  };
}
