import type { ComponentType, ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { Page } from '../../ui/layout/Page';

type Frame = ComponentType<{ children: ReactNode }>;

/** Splits a screen into its own file; until it is loaded, its frame shows the loading state. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: Frame = Page,
) {
  return lazyComponent(
    load,
    <Frame>
      <LoadingState />
    </Frame>,
    <Frame>
      <ErrorState
        title="This page could not be loaded"
        message="Please check your connection and try again."
        onRetry={reloadWhenReachable}
      />
    </Frame>,
  );
}

/** Helps after a network failure, and if a newer version of the app has replaced the files. */
function reloadWhenReachable(): void {
  fetch('/healthz').then(
    ({ ok }) => ok && window.location.reload(),
    () => undefined,
  );
}
