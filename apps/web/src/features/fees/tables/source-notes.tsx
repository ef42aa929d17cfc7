import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeProvenanceStatus } from '@saer/contract/fees/provenance';
import type { ReactNode } from 'react';
import { lineLinkStyle } from '../../../components/button/button-style.ts';
import type { SourceGroup } from './fee-stores.ts';

/** Says how figures came to us. */
const statuses: Readonly<Record<FeeProvenanceStatus, MessageDescriptor>> = {
  sourced: msg`From a public source`,
  conflicting: msg`Public sources disagree: to be confirmed`,
  unsourced: msg`No public source found: to be confirmed`,
  proposed: msg`To be confirmed`,
  confirmed: msg`Checked by us`,
  seenOnStatements: msg`Seen on statements`,
};

interface Props<Subject> {
  /** The thing that the figures belong to, such as a store. */
  readonly of: ReactNode;
  readonly groups: readonly SourceGroup<Subject>[];
  readonly nameOf: (subject: Subject) => string;
  readonly count: (subjects: number) => string;
}

/** Unfolds into the source and status of every figure, those of the same source together. */
export function SourceNotes<Subject>({ of, groups, nameOf, count }: Props<Subject>) {
  const { i18n } = useLingui();
  return (
    <details className="group text-sm">
      <summary className={`${lineLinkStyle} cursor-pointer`}>
        <Trans>Sources: {of}</Trans>
      </summary>
      <ul className="mt-1 space-y-3 pb-3">
        {groups.map((group, index) => (
          <li key={`${group.status} ${group.source} ${group.note}`} className="max-w-3xl">
            <p className="font-medium">
              {i18n._(statuses[group.status])}
              <span className="font-normal text-muted"> · {count(group.subjects.length)}</span>
            </p>
            {index === 0 ? null : (
              <p className="text-muted">{group.subjects.map(nameOf).join(i18n._(comma))}</p>
            )}
            {[group.source === 'none' ? null : group.source, group.note].map((text) =>
              text === null ? null : (
                <p key={text} dir="auto" className="text-xs [overflow-wrap:anywhere] text-muted">
                  {text}
                </p>
              ),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const comma = msg({ message: ', ', comment: 'Between the names of a list' });
