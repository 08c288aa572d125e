/** What a column or an expression of a statement can be. */
export interface Value {
  /** The oid of its type. */
  type: number;
  isNullable: boolean;
  /** The only texts that it can be. */
  literals?: readonly string[];
  /** Of a row or a JSON object. */
  fields?: readonly Field[];
  /** Of a JSON or PostgreSQL array; absent where nothing is known of them. */
  items?: Value;
}

export interface Field extends Value {
  name: string;
}

/** A value of which nothing but its type is known. */
export const unknownValue = (type: number): Value => ({ type, isNullable: true });

/** What can be one of several, such as the branches of a union or of `case`. */
export function oneOf(values: readonly Value[]): Value {
  const known = values.filter(({ type, isNullable }) => type !== UNKNOWN || !isNullable);
  const [first] = known.length > 0 ? known : values;
  const isNullable = values.some((value) => value.isNullable);
  const shape = known.find(({ fields, items }) => fields ?? items);
  const fields = mergedFields(known.flatMap((value) => (value.fields ? [value.fields] : [])));
  // A null adds no text to those that it may be.
  const texts = known.filter(({ literals, isNullable: isNull }) => !(isNull && literals === NONE));
  const literals = texts.every((value) => value.literals)
    ? [...new Set(texts.flatMap((value) => value.literals ?? []))]
    : undefined;
  return {
    type: first?.type ?? UNKNOWN,
    isNullable,
    ...(literals && literals.length > 0 && { literals }),
    ...(fields && { fields }),
    ...(shape?.items && { items: oneOf(known.flatMap(({ items }) => items ?? [])) }),
  };
}

/** The fields of objects that all have the same; nothing is said of others. */
function mergedFields(objects: readonly (readonly Field[])[]): Field[] | undefined {
  const [first, ...others] = objects;
  if (!first) return undefined;
  const namesOf = (fields: readonly Field[]) => fields.map(({ name }) => name).join();
  if (others.some((other) => namesOf(other) !== namesOf(first))) return undefined;
  return first.map(({ name }, index) => ({
    ...oneOf(objects.flatMap((fields) => fields[index] ?? [])),
    name,
  }));
}

/** The type of a text whose type PostgreSQL did not have to decide. */
const UNKNOWN = 705;

/** The texts of a null. */
export const NONE: readonly string[] = [];
