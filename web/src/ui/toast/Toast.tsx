import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '../feedback/lazy-component';
import type { ShownToast, ToastMessage } from './toast-message';

/** Spec §9: how long a toast stays. */
const DURATION_MS = 5_000;
/** Spec §9: when a dismissed toast is removed. */
const REMOVAL_DELAY_MS = 1_000_000;

/** Loaded as soon as the page is used: what is on its way may end in a toast. */
const ToastRegion = lazyComponent(
  async () => (await import('./ToastRegion')).ToastRegion,
  null,
  null,
);

type ShowToast = (message: ToastMessage) => void;

interface Toasts {
  toast: ShowToast;
}

const ToastContext = createContext<Toasts | null>(null);

const closed = (shown: ShownToast | null) => shown && { ...shown, isOpen: false };
const withoutFailure = (shown: ShownToast | null) => (shown?.destructive ? closed(shown) : shown);

const isInTheWay = (shown: ShownToast | null, routine: ToastMessage) =>
  shown?.isOpen === true && (shown.destructive === true || shown.title === routine.title);

interface ToastProviderProps {
  children: ReactNode;
  /** Tests of other things than time let a toast stay. */
  durationMs?: number;
}

/** Shows one toast at a time: a new one replaces the previous one. */
export function ToastProvider({ children, durationMs = DURATION_MS }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast | null>(null);

  const value = useMemo<Toasts>(
    () => ({
      toast: (message: ToastMessage) =>
        setShown((previous) =>
          message.isRoutine && isInTheWay(previous, message)
            ? previous
            : { ...message, id: (previous?.id ?? 0) + 1, isOpen: true },
        ),
    }),
    [],
  );

  useEffect(() => {
    const options = { once: true, capture: true };
    window.addEventListener('pointerdown', ToastRegion.preload, options);
    window.addEventListener('keydown', ToastRegion.preload, options);
  }, []);

  // A new attempt removes the error of the previous one.
  useEffect(() => {
    const onSubmit = () => setShown(withoutFailure);
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, []);

  useEffect(() => {
    if (!shown || shown.isOpen) return;
    const timer = setTimeout(() => setShown(null), REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <ToastContext value={value}>
      {children}
      {shown && (
        <ToastRegion
          toast={shown}
          durationMs={durationMs}
          onDismiss={() =>
            setShown((current) => (current?.id === shown.id ? closed(current) : current))
          }
        />
      )}
    </ToastContext>
  );
}

/**
 * Returns `toast({ title, description, destructive, action })`, which reports what just happened.
 */
export function useToast(): Toasts {
  const value = useContext(ToastContext);
  if (!value) throw new Error('useToast needs a ToastProvider above it.');
  return value;
}
