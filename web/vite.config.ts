import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const api = 'http://localhost:4000';
const features = fileURLToPath(new URL('../api/src/features', import.meta.url));
const resolve = {
  alias: [{ find: /^@rules\/([^/]+)$/, replacement: `${features}/$1/rules/index.ts` }],
};

/** Puts the theme's blocking script first in the head, as a file of our own so that a strict CSP allows it. */
async function themeBoot(): Promise<Plugin> {
  const path = fileURLToPath(new URL('src/ui/theme/apply-theme.ts', import.meta.url));
  const { module } = await runnerImport<typeof import('./src/ui/theme/apply-theme')>(path, {
    resolve,
  });
  const source = module.themeBootScript();
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/theme-boot-${hash}.js`;
  return {
    name: 'theme-boot',
    transformIndexHtml: (_html, { path }) =>
      path.endsWith('/playground.html')
        ? []
        : [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The faces that every page shows at once; their files start to load with the page. */
const FIRST_FACES =
  /^assets\/(source-sans-3-latin-wght-normal|young-serif-latin-400-normal)-.*\.woff2$/;

const fonts: Plugin = {
  name: 'fonts',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => FIRST_FACES.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
        },
        injectTo: 'head-prepend',
      })),
};

/** Puts the operations beside the pages that send their hashes: the server runs these and keeps them. */
const operations: Plugin = {
  name: 'operations',
  generateBundle() {
    const file = new URL('src/generated/operations.json', import.meta.url);
    this.emitFile({ type: 'asset', fileName: 'operations.json', source: readFileSync(file) });
  },
};

const library = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`);

/**
 * What several screens share is cut so that each loads only what it uses, in few files. Libraries
 * that every page needs change with an upgrade only, and stay in caches.
 */
const chunks = [
  {
    name: 'react',
    priority: 3,
    test: library(
      'react',
      'react-dom',
      'react-router',
      'scheduler',
      'styled-components',
      'stylis',
      'tslib',
    ),
  },
  {
    name: 'apollo',
    priority: 3,
    test: library('@apollo', '@wry', 'graphql', 'graphql-ws', 'optimism', 'rxjs'),
  },
  { name: 'start', priority: 1, tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
];

/** Builds the app, or with `--mode playground` the page at /graphql, which shares nothing with it. */
export default defineConfig(async ({ mode }) => {
  const isPlayground = mode === 'playground';
  const page = isPlayground ? 'playground.html' : 'index.html';
  return {
    plugins: isPlayground ? [react()] : [react(), themeBoot(), fonts, operations],
    resolve,
    build: {
      outDir: 'dist',
      rolldownOptions: {
        input: fileURLToPath(new URL(page, import.meta.url)),
        // A screen that imports one operation brings along no other.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/generated\//, sideEffects: false }],
        },
        output: {
          codeSplitting: isPlayground ? true : { groups: chunks },
          // The names of all screens that share a chunk would be long.
          chunkFileNames: ({ name }: { name: string }) =>
            `assets/${name.replace(/~.*/, '')}-[hash].js`,
        },
      },
    },
    server: {
      proxy: {
        '/graphql': { target: api, ws: true },
        '/api': api,
        '/dev': api,
        '/calendar-feed': api,
        '/unsubscribe': api,
      },
    },
  };
});
