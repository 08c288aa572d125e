// npm run pictures: takes a picture of every screen that the browser tests inspect, into
// artefacts/screens, and renews those of the README and of the installed app's description.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail, ROOT, runLoud, tool } from './lib/run.mjs';

const PICTURES = {
  'home-phone.png': 'home-owner-phone-light.png',
  'calendar.png': 'calendar-year-desk-light.png',
  'draft.png': 'draft-desk-light.png',
  'messages-phone.png': 'messages-conversation-phone-dark.png',
};

await prepare({ tools: true });
const { env, problem } = await ensureBrowser();
if (problem) fail(problem);
const { ok } = await runLoud(tool('playwright', 'test', '--config=web/playwright.config.ts'), {
  ...env,
  PICTURES: 'on',
});
if (!ok) fail('Not every screen was reached, so that the pictures stay as they were.');
for (const [picture, screen] of Object.entries(PICTURES)) {
  const source = join(ROOT, 'artefacts/screens', screen);
  copyFileSync(source, join(ROOT, 'web/public/pictures', picture));
}
