// Loaded with --require: the clock of the process is ten minutes ahead.
const now = Date.now;
Date.now = () => now() + 600_000;
