import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  useState,
} from 'react';
import { type LazyPart, loadPart, useLazyPart } from '../../lib/lazy-part';
import type { MenuPanel } from './MenuPanel';
import type { DropdownMenuProps } from './menu-props';

/** Loaded as soon as a trigger is pointed at, focused or used. */
const panel: LazyPart<typeof MenuPanel> = {
  load: async () => (await import('./MenuPanel')).MenuPanel,
};
const preload = () => {
  loadPart(panel).catch(() => undefined);
};

/** A button that opens a menu. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [wanted, setWanted] = useState<{ isByKeyboard: boolean }>();
  return wanted ? (
    <WantedMenu {...props} {...wanted} />
  ) : (
    cloneElement(props.trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      // A click by the keyboard has no clicks to count.
      onClick: ({ detail }: MouseEvent) => setWanted({ isByKeyboard: detail === 0 }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted({ isByKeyboard: true });
      },
    })
  );
}

/** Shows the trigger alone while the menu is on its way, or cannot be loaded. */
function WantedMenu(props: ComponentProps<typeof MenuPanel>) {
  const Panel = useLazyPart(panel);
  return Panel ? <Panel {...props} /> : props.trigger;
}
