// Imported first by every script: reports an outdated Node in one sentence instead of fifty lines.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Fairweek needs Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
