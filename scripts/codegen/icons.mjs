// Writes the icons that web imports, out of the 1,700 of lucide-react, to web/src/ui/icon/icons.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, readText } from '../lib/fingerprint.mjs';
import { fail, ROOT } from '../lib/run.mjs';

const IMPORT = /import \{([^}]*)\} from '[^']*\/icon\/icons'/g;
const LUCIDE = join(ROOT, 'node_modules/lucide-react');
const index = readFileSync(join(LUCIDE, 'dist/esm/lucide-react.mjs'), 'utf8');

const names = filesBelow(['web/src'], (file) => /\.tsx?$/.test(file)).flatMap((file) =>
  [...readText(file).matchAll(IMPORT)].flatMap(([, list]) =>
    list.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  ),
);

/** Returns the source of one icon; the keys of its shapes only serve lists that change. */
async function iconOf(name) {
  const [, file] = new RegExp(`default as ${name}[ ,].*'\\./(icons/.*)'`).exec(index) ?? [];
  if (!file) fail(`lucide-react has no icon ${name}.`);
  const { __iconData: icon } = await import(pathToFileURL(join(LUCIDE, 'dist/esm', file)));
  if (icon.size !== 24) fail(`The icon ${name} is not drawn on 24 by 24.`);
  const shapes = icon.node.map(([element, { key, ...attributes }]) => [element, attributes]);
  return `export const ${name} = /* @__PURE__ */ createIcon(${JSON.stringify(shapes)});`;
}

const icons = await Promise.all([...new Set(names)].sort().map(iconOf));
const licence = readFileSync(join(LUCIDE, 'LICENSE'), 'utf8').trim();
writeFileSync(
  join(ROOT, 'web/src/ui/icon/icons.ts'),
  `// Written by npm run codegen.
import { createIcon } from './create-icon';

/*
${licence}
*/

${icons.join('\n')}
`,
);
