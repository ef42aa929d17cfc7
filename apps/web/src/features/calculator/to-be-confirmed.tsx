import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Badge } from '../../components/badge.tsx';
import { floating } from '../../components/control-style.ts';

type Props = {
  /** What the figure is, for those who only hear the badge. */
  readonly of?: string;
  readonly source?: string;
  readonly note?: string | null;
};

/** Marks a figure that no public source backs yet; says where it comes from when asked. */
export function ToBeConfirmed({ of, source, note }: Props) {
  const { t } = useLingui();
  const badge = (
    <Badge tone="warning">
      <Trans>To be confirmed</Trans>
      {source === undefined ? null : <Info aria-hidden className="size-3.5" />}
    </Badge>
  );
  if (source === undefined) return badge;
  return (
    <DialogTrigger>
      <Button
        aria-label={of === undefined ? t`To be confirmed: source` : t`${of}, to be confirmed: source`}
        className="rounded-md py-1"
      >
        {badge}
      </Button>
      <Popover offset={6} className={`${floating} max-w-80`}>
        <Dialog aria-label={t`Source`} className="flex flex-col gap-2 p-4 text-sm text-ink outline-none">
          <p className="font-medium">
            <Trans>No public source backs this figure yet. Check it against your own account.</Trans>
          </p>
          <p dir="auto" className="text-xs break-words text-muted">
            {source}
          </p>
          {note ? (
            <p dir="auto" className="text-xs break-words text-muted">
              {note}
            </p>
          ) : null}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
