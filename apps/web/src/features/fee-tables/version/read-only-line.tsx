import type { FeeVersion } from '@saer/contract/fee-version';
import { Lock } from 'lucide-react';
import { ReadOnlyWords } from './read-only-words.tsx';

/** One line below a version's name: why it cannot be changed, if it cannot. */
export function ReadOnlyLine({ version }: { readonly version: FeeVersion }) {
  if (version.state === 'draft') return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <span>
        <ReadOnlyWords version={version} />
      </span>
    </p>
  );
}
