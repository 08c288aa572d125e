import { type ComponentType, type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Button } from '../button/Button';
import { Stack } from '../layout/Stack';
import { DESK } from '../theme/tokens';

/** Numbers of rows shown before the list is expanded. */
const SHOWN = { desk: 5, phone: 3 };

interface ShowAllProps<Item> {
  items: readonly Item[];
  /** The element around the rows. */
  List: ComponentType<{ children: ReactNode }>;
  shown?: { desk: number; phone: number };
  /** Renders one row with its key. */
  children: (item: Item) => ReactNode;
}

/** The first few rows of a list, and the rest on demand. */
export function ShowAll<Item>({ items, List, shown = SHOWN, children }: ShowAllProps<Item>) {
  const [isAll, setAll] = useState(false);
  const count = useMediaQuery(DESK) ? shown.desk : shown.phone;
  return (
    <Stack $gap={3}>
      <List>{items.slice(0, isAll ? items.length : count).map(children)}</List>
      {items.length > count && (
        <Button variant="ghost" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </Stack>
  );
}
