import { Trans } from '@lingui/react/macro';
import { isConfirmed, type ProvenanceStatus } from '@saer/contract/fees/provenance';
import { ToBeConfirmed } from './to-be-confirmed.tsx';
import { useShortDay } from '../../lib/language/use-short-dates.ts';

type Props = {
  readonly version: {
    readonly name: string;
    readonly effectiveFrom: string;
    readonly status: ProvenanceStatus;
  };
};

/** Which fees were used: their table's name, its first day, and whether it is a fact. */
export function FeeTableLine({ version }: Props) {
  const shortDay = useShortDay();
  const day = shortDay(version.effectiveFrom);
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
