import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, useState } from 'react';
import { LoadFailed } from './load-failed.tsx';

interface RetryProps {
  /** Fetches the part anew. */
  readonly onRetry: () => void;
}

/** A part could not be fetched. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A part of a page that is fetched when it is first needed. Where it cannot be fetched, the rest of the page stays: `Fallback`
 * stands in its place, and what a browser remembers as failed is asked for anew. A part that breaks breaks its page, like any
 * other. To be put within `Suspense`.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P & RetryProps> = LoadFailed,
): ComponentType<P> {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new ChunkLoadError('A part of the page was not fetched', { cause });
      }
    });
  let latest = createLazy();
  return function LazyComponent(props: P) {
    const [{ Component, attempts }, setLoaded] = useState({ Component: latest, attempts: 0 });
    const renderFallback = ({ error }: ErrorComponentProps) => {
      if (!(error instanceof ChunkLoadError)) throw error;
      return <Fallback {...props} onRetry={() => setLoaded({ Component: latest, attempts: attempts + 1 })} />;
    };
    return (
      <CatchBoundary
        getResetKey={() => attempts}
        onCatch={() => {
          latest = createLazy();
        }}
        errorComponent={renderFallback}
      >
        <Component {...props} />
      </CatchBoundary>
    );
  };
}
