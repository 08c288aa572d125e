import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';

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
