import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Popover } from '../../../components/popover.tsx';

/** The source of a version, behind a button. */
export function SourceInfo({ source }: { readonly source: string }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Source of the fee table`}
      trigger={
        <span className="flex items-center gap-1 px-1 text-xs text-muted hover:text-ink">
          <Info aria-hidden className="size-4" />
          <Trans>Source</Trans>
        </span>
      }
    >
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {source}
      </p>
    </Popover>
  );
}
