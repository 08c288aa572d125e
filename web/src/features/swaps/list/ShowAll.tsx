import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query';
import { Button } from '../../../ui/button/Button';
import { Stack } from '../../../ui/layout/Stack';
import { DESK } from '../../../ui/theme/desk';
import { Lines } from './lines-style';

/** Numbers of rows shown before the list is expanded. */
const SHOWN = { desk: 5, phone: 3 };

interface ShowAllProps<Item> {
  items: readonly Item[];
  /** Renders one row with its key. */
  children: (item: Item) => ReactNode;
}

/** The first few rows of a list, and the rest on demand. */
export function ShowAll<Item>({ items, children }: ShowAllProps<Item>) {
  const [isAll, setAll] = useState(false);
  const shown = useMediaQuery(DESK) ? SHOWN.desk : SHOWN.phone;
  return (
    <Stack $gap={3}>
      <Lines>{items.slice(0, isAll ? items.length : shown).map(children)}</Lines>
      {items.length > shown && (
        <Button variant="ghost" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </Stack>
  );
}
