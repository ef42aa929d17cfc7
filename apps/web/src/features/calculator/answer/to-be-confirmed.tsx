import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Popover } from '../../../components/popover.tsx';

type Props = {
  /** What the figure is, for those who only hear the badge. */
  readonly of?: string;
  readonly source?: string | null;
  readonly note?: string | null;
};

/** Marks a figure that no public source backs yet; says where it comes from when asked. */
export function ToBeConfirmed({ of, source, note }: Props) {
  const { t } = useLingui();
  const badge = (
    <Badge tone="warning">
      <Trans>To be confirmed</Trans>
      {source ? <Info aria-hidden className="size-3.5" /> : null}
    </Badge>
  );
  if (!source) return badge;
  return (
    <Popover
      label={of === undefined ? t`To be confirmed: source` : t`${of}, to be confirmed: source`}
      trigger={badge}
    >
      <p className="font-medium">
        <Trans>No public source confirms this figure yet. Check it in your seller account.</Trans>
      </p>
      <p dir="auto" className="mt-2 text-xs break-words text-muted">
        {source}
      </p>
      {note ? (
        <p dir="auto" className="mt-2 text-xs break-words text-muted">
          {note}
        </p>
      ) : null}
    </Popover>
  );
}
