import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The sources that differ from the last commit, or, where none does, those of that commit. */
export function changedFiles() {
  const now = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  const files = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1');
  return files.filter((file) => /^(api|web)\/.*\.tsx?$/.test(file) && existsSync(join(ROOT, file)));
}

/** The tags of the journeys through the features of these files, such as `@draft`. */
export function changedTags(files) {
  const features = files.flatMap((file) => /\/features\/([\w-]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(features)].map((feature) => `@${feature}\\b`);
}
