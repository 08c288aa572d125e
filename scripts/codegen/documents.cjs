// Codegen plugin: typed documents, each with the hash by which the server finds its text.
const documents = require('@graphql-codegen/typed-document-node');
const { operationText } = require('./operation-text.cjs');

module.exports = {
  validate: documents.validate,
  plugin: (schema, files, config) =>
    documents.plugin(schema, files, {
      ...config,
      unstable_onExecutableDocumentNode: (document) => ({ hash: operationText(document).hash }),
    }),
};
