// A client in its own process, so that a busy attacker delays only itself. Requests the addresses
// in turn, continuously, and answers each message with what it has seen since the last one, every
// address at least once.
const [cookie, ...urls] = process.argv.slice(2);
const PAUSE_MS = 25;

let seen = { asked: 0, failed: 0, slowest: 0 };
let isExpected = false;
process.on('message', () => {
  isExpected = true;
});
process.on('disconnect', () => process.exit());

async function ask(url) {
  const begun = performance.now();
  // Uses many addresses, so as not to be taken for an attacker itself.
  const headers = { cookie, 'x-forwarded-for': `192.0.2.${seen.asked % 250}` };
  const ok = await fetch(url, { headers }).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );
  seen.asked += 1;
  if (!ok) seen.failed += 1;
  seen.slowest = Math.max(seen.slowest, performance.now() - begun);
}

async function run() {
  for (;;) {
    for (const url of urls) {
      await ask(url);
      if (isExpected && seen.asked >= urls.length) {
        process.send(seen);
        seen = { asked: 0, failed: 0, slowest: 0 };
        isExpected = false;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
run();
