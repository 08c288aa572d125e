import type { ReactNode } from 'react';
import { TooltipProvider } from './overlay/Tooltip';
import { ThemeProvider } from './theme/ThemeProvider';
import { ToastProvider } from './toast/Toast';

/** Provides everything that the components need, except a router. */
export function UiProvider({ children, toastMs }: { children: ReactNode; toastMs?: number }) {
  return (
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider durationMs={toastMs}>{children}</ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  );
}
