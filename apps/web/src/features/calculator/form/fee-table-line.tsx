import { Trans } from '@lingui/react/macro';
import { isConfirmed, type ProvenanceStatus } from '@saer/contract/provenance';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { ToBeConfirmed } from '../answer/to-be-confirmed.tsx';

type Props = {
  readonly version: {
    readonly name: string;
    readonly effectiveFrom: string;
    readonly status: ProvenanceStatus;
  };
};

/** Which fees were used: their table's name, its first day, and whether it is a fact. */
export function FeeTableLine({ version }: Props) {
  const day = isolateLtr(formatDay(version.effectiveFrom));
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted" data-testid="fee-table">
      <span>
        <Trans>
          Fees: <bdi>{version.name}</bdi>, from {day}
        </Trans>
      </span>
      {isConfirmed(version.status) ? null : <ToBeConfirmed />}
    </p>
  );
}
