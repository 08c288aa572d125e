import type { ReactNode } from 'react';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** For errors. */
  destructive?: boolean;
  /** For news that are neither a success nor an error. */
  isNews?: boolean;
  /** For frequent events: shown once while visible, and never instead of an error. */
  isRoutine?: boolean;
  /** Does something, or opens a page outside of the app. */
  action?: { label: string } & ({ onClick: () => void } | { href: string });
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
  /** When it was shown (ms since 1970). */
  at: number;
}
