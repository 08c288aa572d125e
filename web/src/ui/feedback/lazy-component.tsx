import type { ComponentType, ReactNode } from 'react';
import { type LazyPart, useLazyPart } from '../../lib/lazy-part';
import { ErrorState } from './ErrorState';

/** Makes a component of one in a file of its own, which is loaded when it is first shown. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode,
): ComponentType<Props> {
  const part: LazyPart<ComponentType<Props>> = { load };
  return (props) => <Lazy part={part} pending={pending} props={props} />;
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
