import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Answer, AnswerClass, AnswerSchema } from '../../core/http/rest-answer';
import { exampleOf } from './examples';

/** A number in REST, whatever GraphQL makes of it; a text where the class says so. */
const ID_SCHEMA: AnswerSchema = { type: 'integer', format: 'int64' };

const SCALARS: Readonly<Record<string, AnswerSchema>> = {
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: ID_SCHEMA,
  Int: { type: 'integer' },
  LocalDate: { type: 'string', format: 'date' },
  JSONObject: { type: 'object', additionalProperties: true },
  String: { type: 'string' },
};

const isClass = (answer: Answer): answer is AnswerClass => typeof answer === 'function';

/** Describes what routes answer, from the classes that describe the same objects to GraphQL. */
export class AnswerSchemas {
  /** The described objects, by name. */
  readonly components = new Map<string, AnswerSchema>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns a reference to the description of an answer. */
  of(answer: Answer): AnswerSchema {
    if (isClass(answer)) return this.ofType(nameOf(answer));
    const { name, description, like, properties } = answer;
    if (!this.components.has(name)) {
      const inherited = like && this.objectOf(nameOf(like), like);
      const fields = { ...inherited?.properties, ...withExamples(properties) };
      const required = [...new Set([...(inherited?.required ?? []), ...Object.keys(properties)])];
      this.components.set(name, { type: 'object', description, properties: fields, required });
    }
    return reference(name);
  }

  private ofType(name: string): AnswerSchema {
    if (!this.components.has(name)) {
      // Types may refer to each other.
      this.components.set(name, {});
      this.components.set(name, this.objectOf(name, classOf(name)));
    }
    return reference(name);
  }

  private objectOf(name: string, of: AnswerClass): AnswerSchema {
    const type = this.schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
    // A field with arguments is found by its own resolver, which REST does not have.
    const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
    const entries = fields.map((field): [string, AnswerSchema] => [
      field.name,
      this.fieldOf(field, of),
    ]);
    return {
      type: 'object',
      ...(type.description && { description: type.description }),
      properties: Object.fromEntries(entries),
      // One that may be null may be missing as well.
      required: fields.filter(({ type: it }) => isNonNullType(it)).map((field) => field.name),
    };
  }

  private fieldOf(field: GraphQLField<unknown, unknown>, of: AnswerClass): AnswerSchema {
    const isText = Reflect.getMetadata('design:type', of.prototype, field.name) === String;
    const schema = this.typeOf(field.type, isText);
    const description = field.description ?? undefined;
    const example = exampleOf(field.name, schema);
    return { ...schema, description, ...(example !== undefined && { example }) };
  }

  private typeOf(type: GraphQLOutputType, isText = false): AnswerSchema {
    return isNonNullType(type)
      ? this.present(type.ofType, isText)
      : orNull(this.present(type, isText));
  }

  private present(type: GraphQLOutputType, isText: boolean): AnswerSchema {
    if (isListType(type)) return { type: 'array', items: this.typeOf(type.ofType) };
    if (isObjectType(type)) return this.ofType(type.name);
    if (isEnumType(type)) {
      return { type: 'string', enum: type.getValues().map(({ name }) => name) };
    }
    const name = String(type);
    const scalar = name === 'ID' && isText ? SCALARS.String : SCALARS[name];
    if (!scalar) throw new Error(`${name} has no JSON schema.`);
    return scalar;
  }
}

/** Returns a schema that accepts null as well. */
function orNull({ type, enum: values, ...schema }: AnswerSchema): AnswerSchema {
  if (typeof type !== 'string' || type === 'null') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) };
}

const reference = (name: string): AnswerSchema => ({ $ref: `${name}#` });

const withExamples = (properties: Readonly<Record<string, AnswerSchema>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const example = exampleOf(name, schema);
      return [name, { ...schema, ...(example !== undefined && { example }) }];
    }),
  );

function nameOf(answer: AnswerClass): string {
  const found = getMetadataStorage().objectTypes.find(({ target }) => target === answer);
  if (!found) throw new Error(`${answer.name} is no object type.`);
  return found.name;
}

function classOf(name: string): AnswerClass {
  const found = getMetadataStorage().objectTypes.find((it) => it.name === name);
  if (!found) throw new Error(`There is no class of ${name}.`);
  return found.target as AnswerClass;
}
