import { useEffect, useState } from 'react';

export const NONE: ReadonlySet<never> = new Set();

/** Like `useState` for items that are noticed for a moment, in ms, such as those that just changed. */
export function useBriefly<Item>(ms: number) {
  const [items, setItems] = useState<ReadonlySet<Item>>(NONE);
  useEffect(() => {
    if (items.size === 0) return;
    const timer = setTimeout(() => setItems(NONE), ms);
    return () => clearTimeout(timer);
  }, [items, ms]);
  return [items, setItems] as const;
}
