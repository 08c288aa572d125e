import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/ui/icon/', import.meta.url));
const IMPORT = /import \{([^}]*)\} from '[^']*\/icon\/icons';/g;
/** How the id of the module of an icon begins. */
export const ICON = '\0icon:';

/** Makes a module of each icon, so that a screen loads only those that it shows. */
export const icons: Plugin = {
  name: 'icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code) =>
    code.replaceAll(IMPORT, (_, names: string) =>
      names
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => `import { ${part} } from '${ICON}${part.split(' ')[0]}';`)
        .join(' '),
    ),
  resolveId: (id) => (id.startsWith(ICON) ? id : undefined),
  load(id) {
    if (!id.startsWith(ICON)) return undefined;
    const text = readFileSync(`${FOLDER}icons.ts`, 'utf8');
    const icon = text
      .split('\n')
      .find((line) => line.startsWith(`export const ${id.slice(ICON.length)} `));
    return `import { createIcon } from '${FOLDER}create-icon.ts';\n${icon}`;
  },
};
