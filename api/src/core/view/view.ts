import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, Int as GraphQLInt, ID, ObjectType } from 'type-graphql';
import { DAY } from './scalars';

/**
 * Views are what is shown, to GraphQL and REST alike: each decorator below declares a field with
 * its description, on one line.
 *
 *     @View('A holiday home owned in shares.', 'Property')
 *     export class PropertyView {
 *       @Id('Id of the property.') id!: number;
 *       @TextOrNull('Note of its owner.') note!: string | null;
 *     }
 * Base classes need no description: only those that extend them are shown. A released field that
 * another one supersedes names it as its second argument (docs/api.md, 'Deprecation').
 */
export const View = (description?: string, name?: string): ClassDecorator => {
  const options = { description, simpleResolvers: true };
  return name === undefined ? ObjectType(options) : ObjectType(name, options);
};

/** Decorates a property that holds a `Value`; any other is a type error. */
export type FieldOf<Value> = <Name extends string>(
  target: { [key in Name]?: Value },
  name: Name,
) => void;

const field =
  <Value>(type: object) =>
  (description: string, deprecationReason?: string): FieldOf<Value> =>
    Field(() => type, { description, deprecationReason });

const fieldOrNull =
  <Value>(type: object) =>
  (description: string, deprecationReason?: string): FieldOf<Value | null> =>
    Field(() => type, { description, deprecationReason, nullable: true });

/** A number, or the text of a UUID. */
export const Id = field<number | string>(ID);
export const Ids = field<readonly (number | string)[]>([ID]);
export const IdOrNull = fieldOrNull<number | string>(ID);

export const Int = field<number>(GraphQLInt);
export const IntOrNull = fieldOrNull<number>(GraphQLInt);
export const Ints = field<readonly number[]>([GraphQLInt]);

/** Numbers of which any may be null. */
export const IntsOrNulls = (description: string): FieldOf<readonly (number | null)[]> =>
  Field(() => [GraphQLInt], { description, nullable: 'items' });

/** An amount of money in the smallest unit of its currency, which may exceed an Int. */
export const Amount = field<number>(GraphQLSafeInt);
export const AmountOrNull = fieldOrNull<number>(GraphQLSafeInt);

export const DecimalOrNull = fieldOrNull<number>(Float);

export const Text = field<string>(String);
export const TextOrNull = fieldOrNull<string>(String);
export const Texts = field<readonly string[]>([String]);

export const Flag = field<boolean>(Boolean);
export const FlagOrNull = fieldOrNull<boolean>(Boolean);

/** A day without a time, as YYYY-MM-DD. */
export const Day = field<string>(DAY);
export const DayOrNull = fieldOrNull<string>(DAY);

/** A point in time. */
export const Moment = field<Date>(Date);
export const MomentOrNull = fieldOrNull<Date>(Date);

/** A point in time that PostgreSQL has written as JSON (`momentJson`). */
export const MomentJson = field<string>(Date);
export const MomentJsonOrNull = fieldOrNull<string>(Date);

/** An instance of a view, or one of an enum's values. */
export type Shown<Type> = Type extends new () => infer Instance ? Instance : Type[keyof Type];

/** Another view, or one of an enum's values. */
export const One = <Type extends object>(type: Type, description: string) =>
  field<Shown<Type>>(type)(description);
export const OneOrNull = <Type extends object>(type: Type, description: string) =>
  fieldOrNull<Shown<Type>>(type)(description);
export const Many = <Type extends object>(type: Type, description: string) =>
  field<readonly Shown<Type>[]>([type])(description);
