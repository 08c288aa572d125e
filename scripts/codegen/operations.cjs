// Codegen plugin: the texts of all operations by hash, for the server (persisted operations).
const documents = require('@graphql-codegen/typed-document-node');
const { operationText } = require('./operation-text.cjs');

module.exports = {
  plugin(schema, files, config) {
    const texts = {};
    documents.plugin(schema, files, {
      ...config,
      unstable_onExecutableDocumentNode(document) {
        const { hash, text } = operationText(document);
        texts[hash] = text;
      },
    });
    return JSON.stringify(texts, null, 2);
  },
};
