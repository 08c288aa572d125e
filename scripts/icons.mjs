// npm run icons: draws the icons of the installed app from the SVG in web/index.html.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './lib/run.mjs';

const PUBLIC = join(ROOT, 'web/public');
const BLUE = '#24598f';

const html = readFileSync(join(ROOT, 'web/index.html'), 'utf8');
const [, encoded] = /href="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
if (!encoded) throw new Error('web/index.html has no SVG icon.');
const logo = decodeURIComponent(encoded);
/** Without its round corners, for systems that cut icons themselves. */
const square = logo.replace(" rx='8'", '');
/** The house alone in white: Android draws it in its own colour. */
const silhouette = square
  .replace(/<rect width='32'[^>]*\/>/, '')
  .replaceAll(/fill='%?#?(fffdfa|d09a3c)'/g, "fill='#fff'")
  .replace(/<rect x='10'[^>]*\/><rect x='17'[^>]*\/>/, '');

/** The pictures, each with its size. */
const PICTURES = {
  'icons/icon-192.png': { svg: logo, size: 192 },
  'icons/icon-512.png': { svg: logo, size: 512 },
  // The house stays within the middle 80 %, which any shape leaves whole.
  'icons/maskable-512.png': { svg: square, size: 512, background: BLUE },
  'icons/apple-touch-icon.png': { svg: square, size: 180, background: BLUE },
  'icons/badge-96.png': { svg: silhouette, size: 96 },
  'favicon-32.png': { svg: logo, size: 32 },
};

/** An .ico with one PNG in it. */
function iconFile(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon …
  header.writeUInt16LE(1, 4); // … with one picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const [name, { svg, size, background = 'transparent' }] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
      ${svg.replace('<svg ', `<svg width="${size}" height="${size}" `)}</body>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  if (name === 'favicon-32.png') writeFileSync(join(PUBLIC, 'favicon.ico'), iconFile(png, size));
  else writeFileSync(join(PUBLIC, name), png);
  await page.close();
}
await browser.close();
