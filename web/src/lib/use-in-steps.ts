import { useDeferredValue } from 'react';

/**
 * Holds a value back for a moment when it first arrives, so that what it fills is drawn in small
 * steps, between which a slow phone stays responsive; later values show at once.
 */
export function useInSteps<Value>(value: Value | undefined): Value | undefined {
  const isDue = useDeferredValue(value !== undefined);
  return isDue ? value : undefined;
}
