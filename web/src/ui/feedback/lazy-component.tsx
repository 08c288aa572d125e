import { type ComponentType, type ReactNode, useEffect } from 'react';
import { type LazyPart, loadPart, useLazyPart } from '../../lib/lazy-part';
import { ErrorState } from './ErrorState';

/**
 * Makes a component of one in a file of its own, loaded by `preload` or when it is first shown.
 * Unlike React.lazy, a loaded component shows at once, where React would keep what is `pending`
 * for 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode,
  failed: ReactNode = <NotLoaded />,
) {
  const part: LazyPart<ComponentType<Props>> = { load };

  /** Loads the file in advance; if that fails, it is loaded again when shown. */
  const preload = () => loadPart(part).catch(() => undefined);
  return Object.assign(
    (props: Props) => <Lazy part={part} pending={pending} failed={failed} props={props} />,
    { preload },
  );
}

/** How long after a screen is ready the parts are loaded that it may need next. */
const PRELOAD_AFTER_MS = 1_000;

/** Loads parts in advance, soon after a screen is ready; pass the same list each time. */
export function usePreload(
  isReady: boolean,
  parts: readonly { preload: () => Promise<unknown> }[],
) {
  useEffect(() => {
    if (!isReady) return;
    const load = () => {
      for (const part of parts) void part.preload();
    };
    const timer = setTimeout(load, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, parts]);
}

interface LazyProps<Props> {
  part: LazyPart<ComponentType<Props>>;
  pending: ReactNode;
  failed: ReactNode;
  props: Props;
}

function Lazy<Props extends object>({ part, pending, failed, props }: LazyProps<Props>) {
  const Component = useLazyPart(part);
  if (Component) return <Component {...props} />;
  return Component === null ? failed : pending;
}

function NotLoaded() {
  return (
    <ErrorState
      title="This could not be loaded"
      message="Please check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
