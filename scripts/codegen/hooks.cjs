// Codegen plugin: one typed Apollo hook per operation, named after it (query Mailbox →
// useMailboxQuery). Variables are required if the operation requires them; a mutation takes its
// options when called.
const HOOKS = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

const ARGUMENTS = {
  query: `
type QueryArguments<TData, TVariables extends OperationVariables> = Record<string, never> extends TVariables
  ? [options?: useQuery.Options<TData, TVariables> | SkipToken]
  : [options: (useQuery.Options<TData, TVariables> & { variables: TVariables }) | SkipToken];
`,
  mutation: '',
  subscription: `
type SubscriptionArguments<TData, TVariables extends OperationVariables> = Record<string, never> extends TVariables
  ? [options?: useSubscription.Options<TData, TVariables>]
  : [options: useSubscription.Options<TData, TVariables> & { variables: TVariables }];
`,
};

function hookOf(kind, name) {
  const suffix = kind[0].toUpperCase() + kind.slice(1);
  const types = `${name}${suffix}, ${name}${suffix}Variables`;
  const document = `${name}Document`;
  const hook = `use${name}${suffix}`;
  if (kind === 'mutation') {
    return `export const ${hook} = () => useMutation(${document});`;
  }
  if (kind === 'query') {
    return `export const ${hook} = (...[options]: QueryArguments<${types}>) => useQuery(${document}, options ?? {});`;
  }
  return `export const ${hook} = (...[options]: SubscriptionArguments<${types}>) => useSubscription(${document}, options ?? {});`;
}

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap((file) => file.document.definitions)
      .filter((definition) => definition.kind === 'OperationDefinition');
    const kinds = new Set(operations.map((operation) => operation.operation));
    const needed = new Set([...kinds].map((kind) => HOOKS[kind]));
    return {
      prepend: [
        "import type { OperationVariables } from '@apollo/client';",
        `import { ${[...needed].sort().join(', ')}, type SkipToken } from '@apollo/client/react';`,
      ],
      content:
        [...kinds].map((kind) => ARGUMENTS[kind]).join('') +
        operations.map((o) => hookOf(o.operation, o.name.value)).join('\n'),
    };
  },
};
