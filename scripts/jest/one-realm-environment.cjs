const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const forgetFile = require('./forget-file.cjs');

const THIS_REALM = vm.createContext({});
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === THIS_REALM ? { ...options, parsingContext: undefined } : options,
  );

/** Runs test files in the worker's own realm, so that they share the modules that it has loaded. */
class OneRealmEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    // For helpers shared by test files; test files have their own object.
    globalThis.jest = this.moduleMocker;
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }
  async setup() {
    this.variables = { ...process.env };
    // Jest wants 100 lines, and maps each to its source whenever the server refuses a request.
    Error.stackTraceLimit = 20;
  }
  async teardown() {
    this.fakeTimersModern.dispose();
    forgetFile(globalThis);
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }
  exportConditions() {
    return ['node', 'node-addons'];
  }
  getVmContext() {
    return THIS_REALM;
  }
}
module.exports = OneRealmEnvironment;
