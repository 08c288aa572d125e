import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Stack } from '../../../ui/layout/Stack';
import { Lines } from './lines-style';

/** Number of rows shown before the list is expanded. */
const SHOWN = 5;

interface ShowAllProps<Item> {
  items: readonly Item[];
  /** Renders one row with its key. */
  children: (item: Item) => ReactNode;
}

/** The first few rows of a list, and the rest on demand. */
export function ShowAll<Item>({ items, children }: ShowAllProps<Item>) {
  const [isAll, setAll] = useState(false);
  return (
    <Stack $gap={3}>
      <Lines>{items.slice(0, isAll ? items.length : SHOWN).map(children)}</Lines>
      {!isAll && items.length > SHOWN && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          Show all {items.length}
        </Button>
      )}
    </Stack>
  );
}
