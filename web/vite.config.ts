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

/** Puts the operations beside the pages that send their hashes: the server runs these and keeps them. */
const operations: Plugin = {
  name: 'operations',
  generateBundle() {
    const file = new URL('src/generated/operations.json', import.meta.url);
    this.emitFile({ type: 'asset', fileName: 'operations.json', source: readFileSync(file) });
  },
};

/** What every page needs and what changes only with an upgrade: a release leaves it in browsers' caches. */
const vendor =
  /node_modules\/(@apollo|@wry|graphql|graphql-ws|optimism|react|react-dom|react-router|rxjs|scheduler|styled-components|stylis|tslib)\//;

export default defineConfig({
  plugins: [react(), themeBoot(), operations],
  resolve,
  build: {
    outDir: 'dist',
    rolldownOptions: {
      // A screen that imports one operation brings along no other.
      treeshake: { moduleSideEffects: [{ test: /\/src\/generated\//, sideEffects: false }] },
      input: ['index.html', 'playground.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
      output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
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
});
