import type { ComponentType, ReactNode } from 'react';
import { type LazyPart, useLazyPart } from '../../lib/lazy-part';
import { ErrorState } from './ErrorState';

/** Makes a component of one in a file of its own, which is loaded when it is first shown. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode,
): ComponentType<Props> & { preload: () => void } {
  const part: LazyPart<ComponentType<Props>> = { load };
  /** Loads the file in advance; if that fails, it is loaded again when shown. */
  const preload = () => {
    part.load().then(
      (loaded) => {
        part.loaded = loaded;
      },
      () => undefined,
    );
  };
  return Object.assign((props: Props) => <Lazy part={part} pending={pending} props={props} />, {
    preload,
  });
}

interface LazyProps<Props> {
  part: LazyPart<ComponentType<Props>>;
  pending: ReactNode;
  props: Props;
}

function Lazy<Props extends object>({ part, pending, props }: LazyProps<Props>) {
  const Component = useLazyPart(part);
  if (Component) return <Component {...props} />;
  if (Component === undefined) return pending;
  return (
    <ErrorState
      title="This could not be loaded"
      message="Please check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
