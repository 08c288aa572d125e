import {
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import * as graphql from 'type-graphql';
import { fromJson, type Json, jsonList } from '../database/json';
import type { RequestContext } from '../request-context';
import type { FieldOf, Shown } from '../view/view';
import { SHARED } from './root-fields';

/** A use-case; its input is the second argument. */
type UseCase<Input, Result> = (
  call: RequestContext<never>,
  input: Input,
) => Result | Promise<Result>;

type Item<Type> = Type extends GraphQLScalarType<infer Value> ? Value : Shown<Type & object>;

/** The result of a use-case for a view, an enum, a scalar, or a list of one. */
type Returned<Type> = Type extends readonly (infer Of)[] ? readonly Item<Of>[] : Item<Type>;

/** The input of an operation: its arguments, or the one argument `input`. */
interface Taken<Input> {
  args?: new () => Input;
  input?: new () => Input;
}

const DESCRIPTION = Symbol('description');

/** The description of an operation, below the decorator that declares it. */
export const Describe = (description: string) => Reflect.metadata(DESCRIPTION, description);

const operation =
  (declare: typeof graphql.Query, nullable = false) =>
  <Type extends object, Input = undefined>(
    type: Type,
    { args, input }: Taken<Input> = {},
  ): FieldOf<UseCase<Input, Returned<Type> | null>> =>
  (target, name) => {
    const description: string = Reflect.getMetadata(DESCRIPTION, target, name);
    declare(() => type, { description, nullable })(target, name, {});
    graphql.Ctx()(target, name, 0);
    if (args) graphql.Args(() => args)(target, name, 1);
    if (input) graphql.Arg('input', () => input)(target, name, 1);
  };

type Operation = <Type extends object, Input = undefined>(
  type: Type,
  taken?: Taken<Input>,
) => FieldOf<UseCase<Input, Returned<Type>>>;

/**
 * Resolvers name the use-case of each operation: each decorator below declares an operation with its
 * result and input.
 *
 *     @Query([Stay], { args: StaysArgs })
 *     @Describe('Your current and future weeks, next first.')
 *     myStays = listMyStays;
 */
export const Query: Operation = operation(graphql.Query);
export const QueryOrNull = operation(graphql.Query, true);
export const Mutation: Operation = operation(graphql.Mutation);
export const MutationOrNull = operation(graphql.Mutation, true);

/** Shows the page of a use-case whose items are JSON. */
export const itemsOf =
  <Input, Item, Page extends { items: readonly Json<Item>[] }>(
    useCase: (
      call: RequestContext,
      input: Input,
    ) => Promise<Page & { items: readonly Json<Item>[] }>,
  ) =>
  async (call: RequestContext, input: Input): Promise<Omit<Page, 'items'> & { items: Item[] }> => {
    const page = await useCase(call, input);
    return { ...page, items: fromJson(jsonList(page.items)) };
  };

/** Shows each event that `watch` yields as its use-case makes it for the caller. */
export const PersonalSubscription =
  <Type extends object, Event>(
    type: Type,
    watch: (call: RequestContext) => AsyncIterable<Event>,
  ): FieldOf<UseCase<Event, Returned<Type>>> =>
  (target, name) => {
    const description: string = Reflect.getMetadata(DESCRIPTION, target, name);
    const subscribe = ({ context }: { context: RequestContext }) => watch(context);
    graphql.Subscription(() => type, { description, subscribe })(target, name, {});
    graphql.Ctx()(target, name, 0);
    graphql.Root()(target, name, 1);
  };

/** Shows each event that `watch` yields, the same to all on its topic: no use-case knows the caller. */
export const Subscription =
  <Type extends object, Event>(
    type: Type,
    watch: (call: RequestContext) => AsyncIterable<Event>,
  ): FieldOf<(call: unknown, event: Event) => Returned<Type>> =>
  (target, name) => {
    PersonalSubscription(type, watch)(target, name);
    graphql.Extensions(SHARED)(target, name, {});
  };

/** Shows an event as it is. */
export const theEvent = <Event>(_call: unknown, event: Event): Event => event;

/** Gives each undescribed argument that is an input object the description of its type. */
export function describeInputs(schema: GraphQLSchema): GraphQLSchema {
  const args = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => field.args);
  for (const arg of args) {
    const type = getNamedType(arg.type);
    if (isInputObjectType(type)) arg.description ??= type.description;
  }
  return schema;
}
