import { Toast as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isLayerFocused } from '../../lib/focus/keyboard';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { OutsideLink } from '../button/OutsideLink';
import { CircleAlert, CircleCheck, Info, X } from '../icon/icons';
import type { ShownToast, ToastAction } from './toast-message';
import { Copy, Description, Mark, Panel, Title, Viewport } from './toast-style';

/** Spec §9: how far a swipe must go. */
const SWIPE_THRESHOLD_PX = 50;

interface ToastProps {
  toast: ShownToast;
  onDismiss: () => void;
}

interface ToastRegionProps extends ToastProps {
  /** How long a toast stays. */
  durationMs: number;
}

/** The place of the toasts, with the current one. */
export function ToastRegion({ toast, onDismiss, durationMs }: ToastRegionProps) {
  return (
    <Radix.Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <PlacedToast key={toast.id} toast={toast} onDismiss={onDismiss} />
      <Viewport hotkey={['F8']} />
    </Radix.Provider>
  );
}

/** 'aside' hides a toast for a moment so that Escape reaches the focused layer; 'back' shows it again. */
type Place = 'aside' | 'back' | undefined;

/** Makes Escape close the focused layer: Radix would close the newest one, even a toast. */
function usePlace(): Place {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isLayerFocused()) return;
      flushSync(() => setPlace('aside'));
      requestAnimationFrame(() => setPlace('back'));
    };
    // Capture it before the document, where Radix listens.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return place;
}

function PlacedToast(props: ToastProps) {
  const place = usePlace();
  return place === 'aside' ? null : <ToastPanel {...props} place={place} />;
}

function markOf({ destructive, isNews }: ShownToast) {
  if (destructive) return { Icon: CircleAlert, tone: 'danger' } as const;
  if (isNews) return { Icon: Info, tone: 'info' } as const;
  return { Icon: CircleCheck, tone: 'success' } as const;
}

function Action({ action }: { action: ToastAction }) {
  const { label } = action;
  return (
    <Radix.Action altText={label} asChild>
      {'href' in action ? (
        <OutsideLink size="small" href={action.href}>
          {label}
        </OutsideLink>
      ) : (
        <Button size="small" variant="secondary" onClick={action.onClick}>
          {label}
        </Button>
      )}
    </Radix.Action>
  );
}

function ToastPanel({ toast, onDismiss, place }: ToastProps & { place: Place }) {
  const { title, description, action, also, isOpen } = toast;
  const { Icon, tone } = markOf(toast);
  return (
    <Panel
      data-toast={tone}
      data-place={place}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <Mark $tone={tone} $isAlone={!description}>
        <Icon size={22} aria-hidden />
      </Mark>
      <Copy>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Copy>
      {also && <Action action={also} />}
      {action && <Action action={action} />}
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={<X size={18} />} size="small" />
      </Radix.Close>
    </Panel>
  );
}
