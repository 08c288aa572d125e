const { appendFileSync } = require('node:fs');
const failFast = require('./fail-fast.cjs');
const OneRealmEnvironment = require('./one-realm-environment.cjs');

const { STATEMENT_SOURCES, STATEMENT_NOTES, MUTATED_STATEMENT } = process.env;

let file;
let isReady = false;
const noted = new Set();

/** Notes that the current test file uses a statement. */
function note(name) {
  const line = `${file}\t${name}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(STATEMENT_NOTES, line);
}

/** Watches all statements, or changes one; the worker's files share them. */
function prepare() {
  if (isReady) return;
  isReady = true;
  for (const source of JSON.parse(STATEMENT_SOURCES)) require(source);
  const mutant = MUTATED_STATEMENT && JSON.parse(MUTATED_STATEMENT);
  for (const statement of require('../../api/src/core/database/statement.ts').allStatements()) {
    const { name, text } = statement;
    if (mutant?.name === name) statement.text = mutant.text;
    if (mutant) continue;
    const get = () => {
      note(name);
      return text;
    };
    Object.defineProperty(statement, 'text', { get });
  }
}

/** For mutation tests of SQL: notes which statements each test file uses, or changes one of them. */
module.exports = class extends failFast(OneRealmEnvironment) {
  constructor(config, context) {
    super(config, context);
    file = context.testPath;
  }
  handleTestEvent(event, state) {
    if (event.name === 'run_start') prepare();
    super.handleTestEvent(event, state);
  }
};
