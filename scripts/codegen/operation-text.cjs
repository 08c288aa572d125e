const { createHash } = require('node:crypto');
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { print } = require('graphql');

/** Returns an operation with its fragments as Apollo Client would send it, and its SHA-256. */
function operationText(document) {
  const text = print(addTypenameToDocument(document));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

module.exports = { operationText };
