// Codegen plugin: the typed Apollo hook of an operation, named after it (query Mailbox →
// useMailboxQuery). Variables are required if the operation requires them; a mutation takes its
// options when called.
const { isPlain } = require('./with-fragments.cjs');

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

/** The hooks of pages without Apollo Client take the same arguments as Apollo's. */
function plainHook(name, operation) {
  const kind = operation === 'mutation' ? 'Mutation' : 'Query';
  const [parameters, rest] =
    operation === 'mutation'
      ? ['', '']
      : [`options?: PlainQueryOptions<Types.${name}QueryVariables>`, ', options'];
  return {
    imports: [
      `import { ${operation === 'mutation' ? '' : 'type PlainQueryOptions, '}usePlain${kind} } from '../../lib/network/plain-hooks';`,
    ],
    content: `export const use${name}${kind} = (${parameters}) => usePlain${kind}(${name}Document${rest});`,
  };
}

module.exports = {
  plugin(_schema, files) {
    const [file] = files;
    const [{ operation, name }] = file.document.definitions;
    const { imports, content } = isPlain(file)
      ? plainHook(name.value, operation)
      : WRITERS[operation](name.value);
    return { prepend: ["import type * as Types from '../graphql';", ...imports], content };
  },
};
