import { registerEnumType } from 'type-graphql';

/** The values of an enum, as a type. */
export type EnumOf<Enum> = Enum[keyof Enum];

/**
 * Defines an enum whose values equal their names, for GraphQL, TypeScript, the database and inputs.
 *
 *     export const Season = defineEnum('Season', 'How popular a week is.', {
 *       PEAK: 'Peak season.',
 *       LOW: 'Low season.',
 *     });
 *     export type Season = EnumOf<typeof Season>;
 */
export function defineEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { readonly [Key in Value]: Key } {
  const described = Object.entries<string>(values);
  const defined = Object.fromEntries(described.map(([value]) => [value, value]));
  const valuesConfig = Object.fromEntries(
    described.map(([value, description]) => [value, { description }]),
  );
  registerEnumType(defined, { name, description, valuesConfig });
  return defined as { [Key in Value]: Key };
}

/** Maps each value of an enum to something. */
export function mapEnum<Key extends string, Made>(
  { ...values }: { readonly [Name in Key]: Name },
  make: (value: Key) => Made,
): Record<Key, Made> {
  const keys = Object.values<Key>(values);
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Made>;
}

/** Returns the values of an enum as an SQL list. */
export const sqlValues = (values: object): string =>
  Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ');

/** Returns the condition of a check constraint: the column has one of the enum's values. */
export const isOneOf = (column: string, values: object): string =>
  `${column} in (${sqlValues(values)})`;
