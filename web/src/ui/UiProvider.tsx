import type { ReactNode } from 'react';
import { ToastProvider } from './feedback/Toast';
import { TooltipProvider } from './overlay/Tooltip';
import { ThemeProvider } from './theme/ThemeProvider';

/** Provides everything that the components need, except a router. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>{children}</ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  );
}
