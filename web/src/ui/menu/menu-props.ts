import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** The link target; omit for an item with an action. */
  to?: string;
  onSelect?: () => void;
  /** Whether it is on, for an item that switches something. */
  isOn?: boolean;
  /** Leads to where the user is. */
  isCurrent?: boolean;
  danger?: boolean;
  disabled?: boolean;
}

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** 'separator' draws a line. */
  items: readonly (MenuItem | 'separator')[];
  /** Items in one row above the others, by their icons alone. */
  quick?: readonly MenuItem[];
  /** Shown above the items, such as the signed-in user. */
  header?: ReactNode;
  /** Shown below the items, in small print. */
  footer?: ReactNode;
  /** Where it opens; defaults to below its button. */
  side?: 'top' | 'bottom';
}
