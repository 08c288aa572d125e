const { configureGlobal } = require('fast-check');

// A counterexample is enough, its smallest form is of no use; and each mutant meets the same cases.
configureGlobal({ endOnFailure: true, seed: 1 });
