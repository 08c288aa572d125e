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
  // A null adds no text to those that it may be.
  const texts = known.filter(({ literals, isNullable: isNull }) => !(isNull && literals === NONE));
  const literals = texts.every((value) => value.literals)
    ? [...new Set(texts.flatMap((value) => value.literals ?? []))]
    : undefined;
  return {
    type: first?.type ?? UNKNOWN,
    isNullable,
    ...(literals && literals.length > 0 && { literals }),
    ...(shape?.fields && { fields: mergedFields(known) }),
    ...(shape?.items && { items: oneOf(known.flatMap(({ items }) => items ?? [])) }),
  };
}

/** The fields of objects that are told apart by nothing but their values. */
function mergedFields(values: readonly Value[]): Field[] {
  const fields = values.flatMap((value) => value.fields ?? []);
  return [...new Set(fields.map(({ name }) => name))].map((name) => ({
    ...oneOf(fields.filter((field) => field.name === name)),
    name,
  }));
}

/** The type of a text whose type PostgreSQL did not have to decide. */
const UNKNOWN = 705;

/** The texts of a null. */
export const NONE: readonly string[] = [];
