// npm run drawing: draws the imports between the api's features into docs/architecture.md; part of
// codegen.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, readText } from './lib/fingerprint.mjs';
import { importGraph } from './lib/imports.mjs';
import { ROOT } from './lib/run.mjs';

const FEATURES = 'api/src/features';
const PAGE = join(ROOT, 'docs/architecture.md');
const DRAWING = /(?<=<!-- drawing -->\n)[\s\S]*(?=<!-- \/drawing -->)/;

const featureOf = (file) => file.split('/')[3];
const isTest = (file) => /\.(test|factory)\.ts$/.test(file);

/** Returns each feature with the features that its code imports, without tests. */
function featureGraph() {
  const graph = new Map(
    readdirSync(join(ROOT, FEATURES))
      .sort()
      .map((name) => [name, new Set()]),
  );
  const files = filesBelow([FEATURES], (file) => file.endsWith('.ts') && !isTest(file));
  for (const [file, imported] of importGraph(files, readText)) {
    const from = featureOf(file);
    for (const to of imported.map(featureOf)) if (to !== from) graph.get(from).add(to);
  }
  return graph;
}

/** Removes the arrows implied by longer paths, which would hide the others. */
function withoutShortcuts(graph) {
  const reaches = (from, to) =>
    [...graph.get(from)].some((next) => next === to || reaches(next, to));
  const isShortcut = (to, siblings) => siblings.some((other) => other !== to && reaches(other, to));
  return [...graph].map(([from, targets]) => {
    const siblings = [...targets].sort();
    return [from, siblings.filter((to) => !isShortcut(to, siblings))];
  });
}

const arrows = withoutShortcuts(featureGraph()).flatMap(([from, targets]) =>
  targets.length > 0 ? targets.map((to) => `  ${from} --> ${to}`) : [`  ${from}`],
);
const drawing = ['```mermaid', 'flowchart BT', ...arrows, '```', ''].join('\n');
writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(DRAWING, drawing));
