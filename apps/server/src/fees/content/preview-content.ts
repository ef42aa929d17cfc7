import type { FeeVersion, VersionContent } from '@saer/contract/publishing/fee-version';
import type { ProvenanceStatus } from '@saer/contract/fees/provenance';
import { losesSource, unconfirmed } from '../../lists/editing/provenance.ts';
import { changedFields } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';

/** Identifies a class by its code, and by its handover where it has one. */
export const classKey = ({ code, handover }: Row): string =>
  [code, handover].filter((part) => typeof part === 'string').join(' ');

export const rateKey = ({ subFamily }: Row): string => String(subFamily);

interface Provenance {
  readonly status: ProvenanceStatus;
  readonly source: string | null;
}

/** Computes the provenance each sent row would have once saved over these rows. */
function provenanceOver(rows: readonly (Row & Provenance)[], keyOf: (row: Row) => string) {
  const saved = new Map(rows.map((row) => [keyOf(row), row]));
  return (sent: Row & { status?: ProvenanceStatus; source: string | null }): Provenance => {
    const before = saved.get(keyOf(sent));
    const changed = before === undefined ? [] : changedFields(before, sent);
    if (losesSource({ before, sent, changed }))
      return { status: unconfirmed.status, source: unconfirmed.source };
    return { status: sent.status ?? before?.status ?? unconfirmed.status, source: sent.source };
  };
}

/** Returns content as it would be saved over a version: a preview shows which figures would need confirmation. */
export function previewContent({ classes, rates }: FeeVersion, content: VersionContent) {
  const ofClass = provenanceOver(classes, classKey);
  const ofRate = provenanceOver(rates, rateKey);
  return {
    classes: content.classes.map((each) => ({ ...each, ...ofClass(each) })),
    rates: content.rates.map((each) => ({ ...each, ...ofRate(each) })),
    ...(content.rules === undefined ? {} : { rules: content.rules }),
  };
}
