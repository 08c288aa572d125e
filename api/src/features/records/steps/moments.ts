type Moments<Item, Key extends keyof Item> = Omit<Item, Key> & {
  [Name in Key]: Date | Extract<Item[Name], null>;
};

/** Parses the points in time of an object from JSON, where they are text. */
export function atMoments<Item extends object, Key extends keyof Item>(
  item: Item,
  ...keys: Key[]
): Moments<Item, Key> {
  const parsed = keys.map((key) => [key, item[key] === null ? null : new Date(String(item[key]))]);
  return { ...item, ...Object.fromEntries(parsed) };
}
