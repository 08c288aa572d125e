import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEATURES, happeningsOf } from '../src/app/features';

const HEAD = `# What can happen, and who hears of it

Written by "npm run codegen" from the \`.happenings\` files: change those instead. A use-case says once, in its transaction, that something happened; each way delivers its part. \`live\` and \`calendar\` reach open pages, \`admin\` those of administrators, \`activity\` Home with an email and a notification of its own, \`audit\` and \`security\` the logs.

| Feature | Happening | Ways |
| --- | --- | --- |
`;

/** Writes docs/happenings.md from the manifests. */
export async function printHappenings(folder: string): Promise<void> {
  const rows = FEATURES.flatMap((feature) =>
    happeningsOf(feature)
      .map(({ kind, contents }) => [feature.name, `\`${kind}\``, Object.keys(contents).join(', ')])
      .sort(),
  );
  const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  await writeFile(join(folder, '../docs/happenings.md'), HEAD + table);
}
