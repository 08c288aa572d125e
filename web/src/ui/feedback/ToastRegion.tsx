import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import type { ShownToast } from './toast-message';
import { Copy, Description, Mark, Panel, Title, Viewport } from './toast-style';

/** Spec §9: how long a toast stays, and how far a swipe must go. */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;

interface ToastProps {
  toast: ShownToast;
  onDismiss: () => void;
}

/** The place of the toasts, with the current one. */
export function ToastRegion({ toast, onDismiss }: ToastProps) {
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast.place !== 'aside' && <ToastPanel key={toast.id} toast={toast} onDismiss={onDismiss} />}
      <Viewport hotkey={['F8']} />
    </Radix.Provider>
  );
}

function markOf({ destructive, isNews }: ShownToast) {
  if (destructive) return { Icon: CircleAlert, tone: 'danger' } as const;
  if (isNews) return { Icon: Info, tone: 'info' } as const;
  return { Icon: CircleCheck, tone: 'success' } as const;
}

function ToastPanel({ toast, onDismiss }: ToastProps) {
  const { title, description, action, isOpen, place } = toast;
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
