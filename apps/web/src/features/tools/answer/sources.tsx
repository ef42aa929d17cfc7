import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { isolate } from '@saer/i18n/isolate-ltr';
import type { Source } from '../tool.ts';

const confirmed = new Set(['sourced', 'confirmed']);

/** Where the figures come from, and which of them are still to be confirmed. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { _ } = useLingui();
  return (
    <div className="border-t border-line py-3 text-xs text-muted">
      <h2 className="font-medium text-ink">
        <Trans>Sources</Trans>
      </h2>
      <ul className="mt-1 flex flex-col gap-1">
        {sources.map((source) => {
          const isConfirmed = source.kind === 'words' ? source.isConfirmed : confirmed.has(source.status);
          const key = source.kind === 'words' ? source.text.id : source.name;
          const words = source.kind === 'words' ? _(source.text) : undefined;
          const day = source.kind === 'words' ? '' : isolate(formatDay(source.effectiveFrom));
          const name = source.kind === 'words' ? '' : source.name;
          return (
            <li key={key}>
              {words ?? (
                <Trans>
                  Fee table “{name}”, in force since {day}
                </Trans>
              )}
              {isConfirmed ? null : (
                <>
                  {' · '}
                  <span className="text-warning">
                    <Trans>to be confirmed</Trans>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
