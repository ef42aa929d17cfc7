import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, useState } from 'react';
import { PartMissing } from './part-missing.tsx';

interface Again {
  /** Fetches the part anew. */
  readonly onRetry: () => void;
}

/** A part could not be fetched. */
class PartLost extends Error {
  override readonly name = 'PartLost';
}

/**
 * A part of a page that is fetched when it is first needed. Where it cannot be fetched, the rest of the page stays: `Instead`
 * stands in its place, and what a browser remembers as failed is asked for anew. A part that breaks breaks its page, like any
 * other. To be put within `Suspense`.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<P & Again> = PartMissing,
): ComponentType<P> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new PartLost('A part of the page was not fetched', { cause });
      }
    });
  let newest = fetched();
  return function LatePart(props: P) {
    const [{ Part, tries }, setPart] = useState({ Part: newest, tries: 0 });
    const instead = ({ error }: ErrorComponentProps) => {
      if (!(error instanceof PartLost)) throw error;
      return <Instead {...props} onRetry={() => setPart({ Part: newest, tries: tries + 1 })} />;
    };
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
