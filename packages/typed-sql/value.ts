/** The type of a column or an expression of a statement. */
export interface Value {
  /** The oid of its type. */
  type: number;
  isNullable: boolean;
  /** The only texts that it can be. */
  literals?: readonly string[];
  /** Fields of a row or a JSON object. */
  fields?: readonly Field[];
  /** Elements of a JSON or PostgreSQL array; absent if unknown. */
  items?: Value;
}

export interface Field extends Value {
  name: string;
}

/** A value of which only the type is known. */
export const unknownValue = (type: number): Value => ({ type, isNullable: true });

/** Merges alternatives, such as the branches of a union or of `case`. */
export function oneOf(values: readonly Value[]): Value {
  const known = values.filter(({ type, isNullable }) => type !== UNKNOWN || !isNullable);
  const [first] = known.length > 0 ? known : values;
  const isNullable = values.some((value) => value.isNullable);
  const shape = known.find(({ fields, items }) => fields ?? items);
  const fields = mergedFields(known.flatMap((value) => (value.fields ? [value.fields] : [])));
  // A null adds no text to the possible ones.
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

/** Merges the fields of objects with the same names; returns undefined for different ones. */
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

/** PostgreSQL's type of a literal whose type it did not have to decide. */
const UNKNOWN = 705;

/** The literals of a null. */
export const NONE: readonly string[] = [];
