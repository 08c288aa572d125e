const { configureGlobal } = require('fast-check');

// A counterexample is enough, its smallest form is of no use; each mutant meets the same few cases.
configureGlobal({ endOnFailure: true, seed: 1, numRuns: 30 });
