import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Day } from '../../../components/day.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { Notice } from '../../../components/notice.tsx';

function TableLink({ table }: { readonly table: { readonly id: number; readonly name: string } }): ReactNode {
  return (
    <Link to="/admin/fee-table/version" search={{ id: String(table.id) }} className={linkStyle}>
      <bdi>{table.name}</bdi>
    </Link>
  );
}

/** The table that a version corrects and why, and the one that corrected it. */
export function CorrectionNotice({ version }: { readonly version: FeeVersion }) {
  const { corrects, correctedBy, reason, effectiveFrom, state } = version;
  const day = <Day day={effectiveFrom} />;
  return (
    <>
      {correctedBy === null ? null : (
        <Notice tone="warning">
          <Trans>
            Corrected by <TableLink table={correctedBy} />: nothing is calculated with this table any more.
          </Trans>
        </Notice>
      )}
      {corrects === null ? null : (
        <Notice tone="info">
          {state === 'draft' || state === 'review' ? (
            <Trans>
              Once published, it takes the place of <TableLink table={corrects} /> from {day} on, for the days
              that are past too.
            </Trans>
          ) : (
            <Trans>
              It has taken the place of <TableLink table={corrects} /> from {day} on, for the days that are
              past too.
            </Trans>
          )}{' '}
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        </Notice>
      )}
    </>
  );
}
