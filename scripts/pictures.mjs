// npm run pictures: updates the pictures of the README and of the installed app's description from
// the browser tests' screenshots.
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './lib/run.mjs';

const PICTURES = {
  'home-phone.png': 'home-owner-phone-light.png',
  'calendar.png': 'calendar-year-desk-light.png',
  'draft.png': 'draft-desk-light.png',
  'messages-phone.png': 'messages-conversation-phone-dark.png',
};

for (const [picture, screen] of Object.entries(PICTURES)) {
  const source = join(ROOT, 'artefacts/screens', screen);
  if (!existsSync(source)) fail(`There is no ${source}: run "npm test -- layout" first.`);
  copyFileSync(source, join(ROOT, 'web/public/pictures', picture));
}
