import type { ReactNode } from 'react';
import { ToastProvider } from './feedback/Toast';
import { TooltipProvider } from './overlay/Tooltip';
import { ThemeProvider } from './theme/ThemeProvider';

/** Everything that the components need above them, apart from a router. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>{children}</ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  );
}
