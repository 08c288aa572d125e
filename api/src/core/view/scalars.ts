import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';

/** Passes texts of a form on, which PostgreSQL has written, and leaves all other values to `scalar`. */
const passing = (scalar: GraphQLScalarType, form: RegExp) =>
  new GraphQLScalarType({
    ...scalar.toConfig(),
    serialize: (value) =>
      typeof value === 'string' && form.test(value) ? value : scalar.serialize(value),
  });

/** A day without a time. */
export const DAY = passing(GraphQLLocalDate, /^\d{4}-\d\d-\d\d$/);

/** A point in time, a Date or the text of `momentJson`. */
export const MOMENT = passing(GraphQLDateTimeISO, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
