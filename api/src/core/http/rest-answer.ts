type JsonType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';

/** A JSON schema, as far as answers need it. */
export interface AnswerSchema {
  /** With 'null' second where there may be no value. */
  type?: JsonType | readonly [JsonType, 'null'] | 'null';
  description?: string;
  format?: string;
  enum?: readonly (string | null)[];
  example?: unknown;
  items?: AnswerSchema;
  properties?: Readonly<Record<string, AnswerSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
  anyOf?: readonly AnswerSchema[];
  $ref?: string;
}

/** A class that describes objects to GraphQL and REST alike. */
export type AnswerClass = new () => object;

/** An answer that GraphQL does not have: its name, and the fields besides those of a class. */
export interface RestAnswer {
  name: string;
  description: string;
  /** Has the fields of this class as well, unless they are described here. */
  like?: AnswerClass;
  properties: Readonly<Record<string, AnswerSchema>>;
}

/** The answer of a route, or the items of its list. */
export type Answer = AnswerClass | RestAnswer;

/** The answer of routes that have nothing else to say. */
export const SAYING: RestAnswer = {
  name: 'Saying',
  description: 'What was done.',
  properties: {
    message: { type: 'string', description: 'What was done, in a sentence for people.' },
  },
};
