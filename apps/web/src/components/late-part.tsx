import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, useState } from 'react';
import { PartMissing } from './part-missing.tsx';

interface Again {
  /** Fetches the part anew. */
  readonly onRetry: () => void;
}

/**
 * A part of a page that is fetched when it is first needed. Where it cannot be fetched, the rest of the page stays: `Instead`
 * stands in its place, and what a browser remembers as failed is asked for anew. To be put within `Suspense`.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<P & Again> = PartMissing,
): ComponentType<P> {
  const fetched = () => lazy(async () => ({ default: await load() }));
  let newest = fetched();
  return function LatePart(props: P) {
    const [{ Part, tries }, setPart] = useState({ Part: newest, tries: 0 });
    const instead = () => <Instead {...props} onRetry={() => setPart({ Part: newest, tries: tries + 1 })} />;
    return (
      <CatchBoundary
        getResetKey={() => tries}
        onCatch={() => {
          newest = fetched();
        }}
        errorComponent={instead}
      >
        <Part {...props} />
      </CatchBoundary>
    );
  };
}
