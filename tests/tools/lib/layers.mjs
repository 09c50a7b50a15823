/** Who may import which folders and packages. `imports.mjs` holds these lists. */
const data = ['valibot']
const view = ['react', 'react-dom', '@tabler/icons-react']
const queries = ['@tanstack/react-query']
const page = [...data, ...view, ...queries, 'react-i18next', 'valtio', 'wouter']
const server = [...data, 'node:*', 'kysely', 'sharp', 'ulid']

/**
 * The first row that holds a file counts. A file may import its own folder, and the folders and packages of its row.
 * Children of a `siblings` folder may not import each other.
 */
export const layers = [
  { folder: 'src/lib', may: [], packages: ['idb-keyval', 'uqr'] },
  { folder: 'src/contract', may: ['src/lib'], packages: data },
  { folder: 'src/domain', may: ['src/contract', 'src/lib'], packages: data },
  {
    folder: 'src/api',
    may: ['src/domain', 'src/contract', 'src/lib'],
    packages: [...data, ...queries, 'ulid'],
  },
  {
    folder: 'src/state',
    may: ['src/api', 'src/domain', 'src/contract', 'src/lib', 'locales'],
    packages: [...data, ...queries, 'i18next', 'react', '@tabler/icons-react', 'valtio', 'wouter'],
  },
  { folder: 'src/ui', may: ['src/lib'], packages: [...view, '@mantine/core', 'get-nonce'] },
  {
    folder: 'src/features',
    may: ['src/state', 'src/api', 'src/domain', 'src/contract', 'src/ui', 'src/lib'],
    packages: [...page, '@simplewebauthn/browser', 'hls.js', 'howler', 'ulid'],
    siblings: true,
  },
  {
    folder: 'src/screens',
    may: ['src/features', 'src/state', 'src/api', 'src/domain', 'src/contract', 'src/ui', 'src/lib'],
    packages: page,
    siblings: true,
  },
  {
    folder: 'src',
    may: ['locales'],
    packages: [
      ...page,
      '@mantine/core',
      '@tanstack/query-persist-client-core',
      '@tanstack/query-sync-storage-persister',
      'idb-keyval',
      'workbox-window',
    ],
  },
  {
    folder: 'sw',
    may: ['src/contract', 'src/domain', 'src/lib'],
    packages: [...data, 'workbox-core', 'workbox-expiration', 'workbox-precaching', 'workbox-strategies'],
  },
  {
    folder: 'server/demo',
    may: ['server', 'src/contract', 'src/domain', 'src/lib', 'locales'],
    packages: [...server, 'espeak-ng', 'vite', 'wasm-media-encoders'],
  },
  {
    folder: 'server',
    may: ['src/contract', 'src/domain', 'src/lib', 'locales'],
    packages: [
      ...server,
      '@electric-sql/pglite',
      '@hono/node-server',
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@valibot/to-json-schema',
      'hono',
      'jose',
      'marked',
      'nodemailer',
      'oidc-provider',
      'parse5',
      'pg',
      'pino',
      'prom-client',
      'vite',
    ],
  },
]

/** Folders that few files may import. */
export const reserved = [
  { folder: 'server/demo', files: ['server/compose.ts'] },
  { folder: 'server/build', files: ['server/build.mjs'] },
]

/** Libraries that few files and folders may import: their behaviour is wrapped once. */
export const wrappedLibraries = [
  {
    library: 'howler',
    files: ['src/features/player/audio/engine.ts', 'src/features/player/audio/howler-core.d.ts'],
  },
  { library: 'i18next', files: ['src/state/words/translator.ts'] },
  {
    library: 'hls.js',
    files: ['src/features/video/source/hls-source.ts', 'src/features/video/source/hls-light.d.ts'],
  },
  { library: '@simplewebauthn/browser', files: ['src/features/account'] },
  {
    library: 'idb-keyval',
    files: [
      'src/lib/shared-records.ts',
      'src/lib/open-store.ts',
      'src/lib/records.ts',
      'src/lib/encrypted-chunks.ts',
      'src/app/query-cache/persister.ts',
    ],
  },
  { library: 'workbox-window', files: ['src/app/service-worker/register.ts'] },
  { library: '@electric-sql/pglite', files: ['server/db'] },
  { library: 'pg', files: ['server/db'] },
  { library: 'hono', files: ['server/api/binder.ts'] },
  { library: '@hono/node-server', files: ['server/http/http-server.ts'] },
  { library: '@node-rs/argon2', files: ['server/identity/password.ts'] },
  { library: 'oidc-provider', files: ['server/identity'] },
  { library: 'nodemailer', files: ['server/mail/mail-transport.ts'] },
  { library: 'pino', files: ['server/http/log.ts'] },
  { library: 'prom-client', files: ['server/http/metrics.ts'] },
  // It can load any path, as can threads and programs that are started.
  {
    library: 'vite',
    files: [
      'server/build',
      'server/build.mjs',
      'server/dev.mjs',
      'server/web/dev-build.ts',
      'server/demo/sound/start-thread.ts',
    ],
  },
  { library: 'node:module', files: ['server/identity/pages/fonts.ts'] },
  { library: 'node:worker_threads', files: ['server/demo/sound'] },
  { library: 'node:child_process', files: ['server/demo/speech/speaker.ts', 'server/start.mjs'] },
]

/**
 * Folders whose parts may import one another. The server names the jobs and letters of its modules where it runs them,
 * and the modules use what runs them.
 */
export const composed = ['server']

/** They load a build, whose place only the running program knows. */
export const loadersOfBuilds = ['server/start.mjs', 'server/web/load-renderer.ts']
