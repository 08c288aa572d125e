import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
  runnerImport,
} from 'vite';
import { chunks } from './vite/chunks';
import { icons } from './vite/icons';

const api = 'http://localhost:4000';
const features = fileURLToPath(new URL('../api/src/features', import.meta.url));
const packages = fileURLToPath(new URL('../packages', import.meta.url));
const resolve = {
  alias: [
    { find: /^@rules\/([^/]+)$/, replacement: `${features}/$1/rules/index.ts` },
    { find: /^@packages\/(.+)$/, replacement: `${packages}/$1.ts` },
  ],
};

const OPERATIONS = readFileSync(new URL('src/generated/operations.json', import.meta.url), 'utf8');
/** Returns the files of these chunks and of what they import, except those that are `known`. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  known: Iterable<string> = [],
) {
  const found = new Set(known);
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] => {
    if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return [];
    found.add(chunk.fileName);
    return [chunk.fileName, ...chunk.imports.flatMap((file) => add(bundle[file]))];
  };
  return chunks.flatMap(add);
}

/** The frame that a page begins with must not wait for scripts. */
const AFTER_FIRST_PAINT = 'fetchpriority="low"';

/** Links to what signed-in pages begin with; the boot script follows them where they are needed. */
function signedInLinks(
  {
    SIGNED_IN_LINK: rel,
    SIGNED_IN_CHUNK,
    CHUNK_OF_PATH,
  }: typeof import('./src/app/boot/boot-script'),
  bundle: Rolldown.OutputBundle,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const named = (wanted: string) => chunks.filter(({ name }) => name === wanted);
  const start = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const always = filesOf(named(SIGNED_IN_CHUNK), bundle, start);
  const link = (file: string, path?: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: `/${file}`, fetchpriority: 'low', ...(path && { 'data-path': path }) },
    injectTo: 'head-prepend',
  });
  return [
    ...always.map((file) => link(file)),
    ...Object.entries(CHUNK_OF_PATH).flatMap(([path, name]) =>
      filesOf(named(name), bundle, [...start, ...always]).map((file) => link(file, path)),
    ),
  ];
}

/**
 * Puts the boot script first in the head, as a file of our own so that a strict CSP allows it, and
 * before it links to the files that it loads for signed-in users.
 */
async function boot(): Promise<Plugin> {
  const path = fileURLToPath(new URL('src/app/boot/boot-script.ts', import.meta.url));
  const { module } = await runnerImport<typeof import('./src/app/boot/boot-script')>(path, {
    resolve,
  });
  const source = module.bootScript(JSON.parse(OPERATIONS));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/boot-${hash}.js`;
  return {
    name: 'boot',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) =>
        path.endsWith('/playground.html')
          ? html
          : {
              html: html.replaceAll('rel="modulepreload"', `$& ${AFTER_FIRST_PAINT}`),
              tags: [
                ...signedInLinks(module, bundle),
                { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
              ],
            },
    },
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
    this.emitFile({ type: 'asset', fileName: 'operations.json', source: OPERATIONS });
  },
};

/** Served from the root, because a worker controls the pages below its own address. */
const SERVICE_WORKER = 'sw.js';

/** What opens without a connection: home, the calendar, house documents, and what they show. */
const OFFLINE =
  /^(apollo|forms|screens|shared|signed-in|CalendarRoute|ConfirmDialog|DocumentsRoute|FeedDialog|MenuPanel|PhoneOffers|SafeMarkdown|ToastRegion|WeekDialog|WeekSwapActions)-.*\.js$/;

/**
 * Gives each release a service worker of its own, by which browsers notice the update, and says
 * which files it keeps.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  generateBundle({ dir = '' }, bundle) {
    const files = readdirSync(join(dir, 'assets')).sort().join();
    const build = createHash('sha256').update(files).digest('hex').slice(0, 16);
    const worker = bundle[SERVICE_WORKER];
    if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
    const kept = readdirSync(join(dir, 'assets')).filter((file) => OFFLINE.test(file));
    worker.code = worker.code
      .replaceAll('__BUILD__', build)
      .replaceAll('__KEPT__', kept.map((file) => `/assets/${file}`).join());
  },
};

/** Systems have fonts as good, and GraphiQL's are most of its styles. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /\/graphiql\/.*\.css$/.test(id) ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : undefined,
};

/** GraphiQL loads its editors a moment later, in thirty files unless they are put together. */
const editors = {
  groups: [{ name: 'codemirror', test: /node_modules\/codemirror/ }],
  includeDependenciesRecursively: false,
};

/** What is built alone, with `--mode`, because it shares no file with the app; public files are the app's. */
const apart: Record<string, { page: string; plugins: Plugin[]; codeSplitting?: object }> = {
  playground: {
    page: 'playground.html',
    plugins: [...react(), withoutFonts],
    codeSplitting: editors,
  },
  worker: { page: 'src/service-worker/sw.ts', plugins: [serviceWorker] },
};

export default defineConfig(async ({ mode }) => ({
  plugins: apart[mode]?.plugins ?? [react(), boot(), fonts, operations, icons],
  resolve,
  publicDir: apart[mode] ? (false as const) : 'public',
  build: {
    outDir: 'dist',
    // A browser that cannot preload modules loads them a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL(apart[mode]?.page ?? 'index.html', import.meta.url)),
      // A screen that imports one operation brings along no other.
      treeshake: { moduleSideEffects: [{ test: /\/src\/generated\//, sideEffects: false }] },
      output: {
        codeSplitting: apart[mode] ? (apart[mode].codeSplitting ?? true) : { groups: chunks },
        entryFileNames: mode === 'worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
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
      '/auth': api,
      '/calendar-feed': api,
      '/unsubscribe': api,
    },
  },
}));
