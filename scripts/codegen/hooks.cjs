// Codegen plugin: the typed Apollo hook of an operation, named after it (query Mailbox →
// useMailboxQuery). Variables are required if the operation requires them; a mutation takes its
// options when called.
const WRITERS = {
  query: (name) => hookWithOptions(name, 'Query'),
  mutation: mutationHook,
  subscription: (name) => hookWithOptions(name, 'Subscription'),
};

function mutationHook(name) {
  return {
    imports: ["import { useMutation } from '@apollo/client/react';"],
    content: `export const use${name}Mutation = () => useMutation(${name}Document);`,
  };
}

function hookWithOptions(name, kind) {
  const types = `Types.${name}${kind}, Types.${name}${kind}Variables`;
  return {
    imports: [
      `import { use${kind} } from '@apollo/client/react';`,
      `import type { ${kind}Arguments } from '../../lib/network/hook-arguments';`,
    ],
    content: `export const use${name}${kind} = (...[options]: ${kind}Arguments<${types}>) => use${kind}(${name}Document, options ?? {});`,
  };
}

module.exports = {
  plugin(_schema, documents) {
    const [operation] = documents
      .flatMap((file) => file.document.definitions)
      .filter((definition) => definition.kind === 'OperationDefinition');
    const { imports, content } = WRITERS[operation.operation](operation.name.value);
    return { prepend: ["import type * as Types from '../graphql';", ...imports], content };
  },
};
