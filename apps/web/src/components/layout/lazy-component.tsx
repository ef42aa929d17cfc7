import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';

/** A part of a page did not arrive: that the rest can be used, and how to ask for it again. */
function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink"
    >
      <p className="min-w-60 flex-1">
        {t`A part of this page could not be loaded. Check your internet connection; what you typed is still here.`}
      </p>
      <Button onPress={onRetry}>{t`Try again`}</Button>
    </div>
  );
}

interface RetryProps {
  /** Fetches the chunk again. */
  readonly onRetry: () => void;
}

/** Milliseconds until a part that did not arrive is asked for once more: most connections are back by then. */
const retryMs = 500;

const later = async <T,>(load: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => {
    setTimeout(resolve, retryMs);
  });
  return load();
};

/** A part could not be fetched. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A part of a page that is fetched when first needed. If that fails twice, the rest of the page remains: `Fallback` replaces the part, and
 * a chunk that the browser has cached as failed is requested again. An error within the part is an error of the page. Must be within
 * `Suspense`.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P & RetryProps> = LoadFailed,
): ComponentType<P> {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load().catch(() => later(load)) };
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
