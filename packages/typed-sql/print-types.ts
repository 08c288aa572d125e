import type { Catalog } from './catalog';
import type { Field, Value } from './value';

/** The types that pg reads; any other is a string. */
const READ: Record<string, string> = {
  bool: 'boolean',
  ...{ int2: 'number', int4: 'number', int8: 'number', oid: 'number' },
  ...{ float4: 'number', float8: 'number' },
  ...{ date: 'Date', timestamp: 'Date', timestamptz: 'Date' },
  ...{ bytea: 'Buffer', interval: 'object' },
  // Our JSON columns contain objects.
  ...{ json: 'Record<string, unknown>', jsonb: 'Record<string, unknown>' },
};

/** The same within JSON. */
const IN_JSON: Record<string, string> = {
  bool: 'boolean',
  ...{ int2: 'number', int4: 'number', int8: 'number', numeric: 'number' },
  ...{ float4: 'number', float8: 'number', oid: 'number' },
  ...{ json: 'Record<string, unknown>', jsonb: 'Record<string, unknown>' },
};

/** The types that pg accepts for a parameter; any other is a string. */
const GIVEN: Record<string, string> = {
  bool: 'boolean',
  ...{ int2: 'number', int4: 'number', int8: 'number', numeric: 'number' },
  ...{ float4: 'number', float8: 'number' },
  ...{ timestamp: 'Date | string', timestamptz: 'Date | string' },
  ...{ bytea: 'Buffer', json: 'object | string', jsonb: 'object | string' },
};

const JSON_TYPES = ['json', 'jsonb'];

/** Creates a printer of values as TypeScript. */
export function createPrinter({ types }: Catalog) {
  /** Returns a type by name; for an array, that of its elements. */
  function named(type: number): { name: string; isArray: boolean } {
    const { name = 'text', element = 0 } = types.get(type) ?? {};
    const isArray = element !== 0 && name.startsWith('_');
    return { name: isArray ? (types.get(element)?.name ?? 'text') : name, isArray };
  }

  function scalar(type: number, isJson: boolean): string {
    const { name, isArray } = named(type);
    const text = (isJson ? IN_JSON : READ)[name] ?? 'string';
    return isArray ? `${text}[]` : text;
  }

  function object(fields: readonly Field[], isJson = false): string {
    if (fields.length === 0) return 'object';
    const parts = fields.map((field) => `${propertyName(field.name)}: ${typeOf(field, isJson)}`);
    return `{ ${parts.join('; ')} }`;
  }

  function insideOf({ type, fields, items }: Value, isJson: boolean): string {
    const inJson = isJson || JSON_TYPES.includes(named(type).name);
    if (fields) return object(fields, inJson);
    if (!items) return scalar(type, isJson);
    const item = typeOf(items, inJson);
    return items.isNullable || items.literals ? `(${item})[]` : `${item}[]`;
  }

  function typeOf(value: Value, isJson: boolean): string {
    const { isNullable, literals } = value;
    const texts = literals ? literals.map(quoted) : [insideOf(value, isJson)];
    return [...texts, ...(isNullable ? ['null'] : [])].join(' | ');
  }

  function parameter(type: number, isNullable: boolean): string {
    const { name, isArray } = named(type);
    const text = GIVEN[name] ?? 'string';
    // Each element of an array may be null.
    return `${isArray ? `readonly (${text} | null)[]` : text}${isNullable ? ' | null' : ''}`;
  }

  return { object, parameter };
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const propertyName = (name: string) => (/^[\w$]+$/.test(name) ? name : quoted(name));

/**
 * Returns the paths of a row that are never null, such as 'id', 'share.user.name' and 'weeks[].id'.
 */
export function requiredPaths(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    return [...(field.isNullable ? [] : [path]), ...insidePaths(field, path)];
  });
}

function insidePaths({ items, fields }: Value, path: string): string[] {
  if (!items) return fields ? requiredPaths(fields, `${path}.`) : [];
  const each = `${path}[]`;
  return [...(items.isNullable ? [] : [each]), ...insidePaths(items, each)];
}
