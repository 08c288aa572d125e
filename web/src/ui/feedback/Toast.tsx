import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Copy, Description, Mark, Panel, Title, Viewport } from './toast-style';

/**
 * Spec §9: how long a toast stays, how far a swipe must go, and when a dismissed one is removed.
 */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
const REMOVAL_DELAY_MS = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** For errors. */
  destructive?: boolean;
  /** For frequent events: shown once while visible, and never instead of an error. */
  isRoutine?: boolean;
  action?: { label: string; onClick: () => void };
}

type ShowToast = (message: ToastMessage) => void;

interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
  /**
   * 'aside' hides it for a moment so that Escape reaches the focused layer; 'back' shows it again.
   */
  place?: 'aside' | 'back';
}

interface Toasts {
  toast: ShowToast;
}

const ToastContext = createContext<Toasts | null>(null);

const closed = (shown: ShownToast | null) => shown && { ...shown, isOpen: false };
const withoutFailure = (shown: ShownToast | null) => (shown?.destructive ? closed(shown) : shown);

const isInTheWay = (shown: ShownToast | null, routine: ToastMessage) =>
  shown?.isOpen === true && (shown.destructive === true || shown.title === routine.title);

/** Shows one toast at a time: a new one replaces the previous one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);

  useEscapeForFocus(setShown);

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
      <Radix.Provider
        duration={DURATION_MS}
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD_PX}
      >
        {children}
        {shown && shown.place !== 'aside' && (
          <ToastPanel
            key={shown.id}
            toast={shown}
            onDismiss={() =>
              setShown((current) => (current?.id === shown.id ? closed(current) : current))
            }
          />
        )}
        <Viewport hotkey={['F8']} />
      </Radix.Provider>
    </ToastContext>
  );
}

function ToastPanel({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { title, description, destructive = false, action, isOpen, place } = toast;
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Panel
      data-place={place}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <Mark $destructive={destructive}>
        <Icon size={22} aria-hidden />
      </Mark>
      <Copy>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Copy>
      {action && (
        <Radix.Action altText={action.label} asChild>
          <Button size="small" variant="secondary" onClick={action.onClick}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={<X size={18} />} size="small" />
      </Radix.Close>
    </Panel>
  );
}

/** What Escape closes while it has the focus. */
const CLOSABLE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Makes Escape close the focused layer: Radix would close the newest one, even a toast. */
function useEscapeForFocus(setShown: Dispatch<SetStateAction<ShownToast | null>>) {
  useEffect(() => {
    const place = (next: 'aside' | 'back') => () =>
      setShown((shown) => (shown?.isOpen ? { ...shown, place: next } : shown));
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !document.activeElement?.closest(CLOSABLE)) return;
      flushSync(place('aside'));
      requestAnimationFrame(place('back'));
    };
    // Capture it before the document, where Radix listens.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [setShown]);
}

/**
 * Returns `toast({ title, description, destructive, action })`, which reports what just happened.
 */
export function useToast(): Toasts {
  const value = useContext(ToastContext);
  if (!value) throw new Error('useToast needs a ToastProvider above it.');
  return value;
}
