import { readTypes } from '@packages/postgres-connection/whole-numbers';
import { type CustomTypesConfig, types } from 'pg';

/** A value as the JSON that PostgreSQL has made of it. */
export type Json<Value> = string & { readonly __value?: Value };

/** A row whose `item` is left as JSON. */
export type WithItem<Row> = Row extends { item: infer Item }
  ? Omit<Row, 'item'> & { item: Item extends null ? null : Json<Item> }
  : never;

const asTheyAre = (text: string) => text;

/** How pg reads values when JSON stays a text. */
export const readJsonAsText: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.JSON ? asTheyAre : readTypes.getTypeParser(oid, format),
};

/** Returns the value of a JSON. */
export const fromJson = <Value>(json: Json<Value>): Value => JSON.parse(json);

/** Returns the JSON of a list from those of its items. */
export const jsonList = <Value>(items: readonly Json<Value>[]): Json<Value[]> =>
  `[${items.join(',')}]`;

/**
 * A point in time as JavaScript writes it in JSON, as SQL; its column has milliseconds, as all of
 * ours do.
 */
export const momentJson = (moment: string) =>
  `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
