import type { ReactNode } from 'react';

/** Does something, or opens a page outside of the app. */
export type ToastAction = { label: string } & ({ onClick: () => void } | { href: string });

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  /** For errors. */
  destructive?: boolean;
  /** For news that are neither a success nor an error. */
  isNews?: boolean;
  /** For frequent events: shown once while visible, and never instead of an error. */
  isRoutine?: boolean;
  action?: ToastAction;
  /** Another one, before it. */
  also?: ToastAction;
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}
