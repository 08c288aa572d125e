import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Stack } from '../../../ui/layout/Stack';
import { Lines } from './lines-style';

/** More are shown on demand. */
const SHOWN = 5;

interface ShowAllProps<Item> {
  items: readonly Item[];
  /** Draws one line of the list, with its key. */
  children: (item: Item) => ReactNode;
}

/** The first few lines of a list, and the rest for who asks. */
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
