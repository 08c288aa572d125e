import { cloneElement, type KeyboardEvent, useState } from 'react';
import { lazyComponent } from '../feedback/lazy-component';
import type { DropdownMenuProps } from './menu-props';

/** Loaded as soon as a trigger is pointed at or focused. */
const MenuPanel = lazyComponent(async () => (await import('./MenuPanel')).MenuPanel, null);

/** A button that opens a menu. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <MenuPanel {...props} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: MenuPanel.preload,
    onFocus: MenuPanel.preload,
    onClick: () => setWanted(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setWanted(true);
    },
  });
}
