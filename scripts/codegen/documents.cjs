// Codegen plugin: typed documents, each with the hash by which the server finds its text; for pages
// without Apollo Client, the text and its hash alone.
const documents = require('@graphql-codegen/typed-document-node');
const { operationText } = require('./operation-text.cjs');
const { isPlain } = require('./with-fragments.cjs');

function plainDocument({ document }) {
  const [{ name, operation }] = document.definitions;
  const type = `Types.${name.value}${operation[0].toUpperCase()}${operation.slice(1)}`;
  return {
    prepend: ["import type { PlainOperation } from '../../lib/network/request';"],
    content: `export const ${name.value}Document: PlainOperation<${type}, ${type}Variables> = ${JSON.stringify({ name: name.value, ...operationText(document) })};`,
  };
}

module.exports = {
  validate: documents.validate,
  plugin(schema, files, config) {
    if (files.length === 1 && isPlain(files[0])) return plainDocument(files[0]);
    return documents.plugin(schema, files, {
      ...config,
      unstable_onExecutableDocumentNode: (document) => ({ hash: operationText(document).hash }),
    });
  },
};
