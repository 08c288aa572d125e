import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState';
import { LoadingState } from '../ui/feedback/LoadingState';
import { Page } from '../ui/layout/Page';

type Frame = ComponentType<{ children: ReactNode }>;

/**
 * A screen in a file of its own, fetched by `preload` or when it first shows; until then its frame
 * shows the loading state. Unlike React.lazy, one that is already here shows at once, where React
 * would hold the loading state for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: Frame = Page,
) {
  let Screen: ComponentType<Props> | undefined;
  const fetchScreen = async () => {
    Screen ??= await load();
  };

  function LazyScreen(props: Props) {
    const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading');
    useEffect(() => {
      if (Screen) return;
      fetchScreen().then(
        () => setState('here'),
        () => setState('failed'),
      );
    }, []);

    if (Screen) return <Screen {...props} />;
    return (
      <Frame>
        {state === 'failed' ? (
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
  /** Fetches it in good time; should that fail, it is tried again when it shows. */
  const preload = () => fetchScreen().catch(() => undefined);
  return Object.assign(LazyScreen, { preload });
}

/** Helps against a broken network and against files that a newer version of the app has replaced. */
function reloadWhenReachable(): void {
  fetch('/healthz').then(
    ({ ok }) => ok && window.location.reload(),
    () => undefined,
  );
}
