import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hasKeyboard } from '../../lib/focus/keyboard';
import { lazyComponent } from '../feedback/lazy-component';

/** Spec §9: the pause before a tooltip, and how soon another may follow without one. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Loaded with the first tooltip. */
const TooltipBubble = lazyComponent(
  async () => (await import('./TooltipBubble')).TooltipBubble,
  null,
  null,
);

interface Tooltips {
  show: (anchor: HTMLElement, text: string, isAtOnce?: boolean) => void;
  hide: () => void;
}

const TooltipContext = createContext<Tooltips>({ show: () => {}, hide: () => {} });

/** Shows the tooltips below it, one at a time. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ anchor: Element; text: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);

  const tooltips = useMemo<Tooltips>(
    () => ({
      show(anchor, text, isAtOnce = performance.now() - hiddenAt.current < SKIP_DELAY_MS) {
        clearTimeout(timer.current);
        const name = anchor.dataset.tooltip ?? text;
        const isExpanded = () => anchor.getAttribute('aria-expanded') === 'true';
        const open = () => !isExpanded() && hasKeyboard() && setShown({ anchor, text: name });
        timer.current = setTimeout(open, isAtOnce ? 0 : DELAY_MS);
      },
      hide() {
        clearTimeout(timer.current);
        setShown((now) => {
          if (now) hiddenAt.current = performance.now();
          return undefined;
        });
      },
    }),
    [],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  // An element that is removed or scrolled away gets no event of its own.
  useEffect(() => {
    if (!shown) return;
    const check = () => !shown.anchor.isConnected && tooltips.hide();
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', tooltips.hide, true);
    check();
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', tooltips.hide, true);
    };
  }, [shown, tooltips]);

  return (
    <TooltipContext value={tooltips}>
      {children}
      {shown && <TooltipBubble {...shown} onClose={tooltips.hide} />}
    </TooltipContext>
  );
}

/**
 * Returns what an element needs to show its name in a tooltip, while a pointer rests on it or the
 * keyboard has the focus there; not while its menu is open, nor on a touch screen. An element may
 * carry a shorter text as `data-tooltip`.
 */
export function useTooltip(text: string) {
  const { show, hide } = use(TooltipContext);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') show(currentTarget, text);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    // Focus returned by a menu or dialog after a tap must not show the tooltip.
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget, text, true);
    },
    onBlur: hide,
  };
}
