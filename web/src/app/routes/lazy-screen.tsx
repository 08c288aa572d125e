import type { ComponentType, ReactNode } from 'react';
import { type LazyPart, loadPart, useLazyPart } from '../../lib/lazy-part';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { Page } from '../../ui/layout/Page';

type Frame = ComponentType<{ children: ReactNode }>;

/**
 * Splits a screen into its own file, loaded by `preload` or when it is first shown; until then its
 * frame shows the loading state. Unlike React.lazy, a loaded screen shows at once, where React
 * would keep the loading state for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: Frame = Page,
) {
  const screen: LazyPart<ComponentType<Props>> = { load };

  function LazyScreen(props: Props) {
    const Screen = useLazyPart(screen);
    if (Screen) return <Screen {...props} />;
    return (
      <Frame>
        {Screen === null ? (
          <ErrorState
            title="This page could not be loaded"
            message="Please check your connection and try again."
            onRetry={reloadWhenReachable}
          />
        ) : (
          <LoadingState />
        )}
      </Frame>
    );
  }
  /** Loads the screen in advance; if that fails, it is loaded again when shown. */
  const preload = () => loadPart(screen).catch(() => undefined);
  return Object.assign(LazyScreen, { preload });
}

/** Helps after a network failure, and if a newer version of the app has replaced the files. */
function reloadWhenReachable(): void {
  fetch('/healthz').then(
    ({ ok }) => ok && window.location.reload(),
    () => undefined,
  );
}
