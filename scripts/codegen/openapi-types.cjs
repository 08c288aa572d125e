// Writes the types of a REST client from api/openapi.json. openapi-typescript builds them with the
// JavaScript API of TypeScript, which version 7 no longer has: it gets an earlier one, by its alias.
const { readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  resolve(request === 'typescript' ? 'typescript-api' : request, ...rest);

const { astToString, default: openapiTypes } = require('openapi-typescript');

const API = join(__dirname, '../../api');

async function main() {
  const document = JSON.parse(readFileSync(join(API, 'openapi.json'), 'utf8'));
  const types = astToString(await openapiTypes(document));
  writeFileSync(
    join(API, 'test/generated/openapi.ts'),
    `// Written by npm run codegen.\n\n${types}`,
  );
}

void main();
