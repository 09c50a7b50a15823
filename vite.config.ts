import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vite'
import { chunkCycleCheck, chunkGroup, fileNames } from './server/build/chunks.ts'
import { listForWorker } from './server/build/later.ts'
import { chunkLoader } from './server/build/chunk-loader.ts'
import { css } from './server/build/styles.ts'

/**
 * One config, three programs: the page and its worker (default), the page as a string (`--mode render`) and the
 * server (`--mode server`). `server/build.mjs` runs them in order.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'server')
    return {
      publicDir: false,
      // Read as one file, packages take a third of the time of a start that they take as hundreds. Those that find data or
      // machine code beside themselves stay what they are.
      ssr: {
        noExternal: true,
        external: ['@electric-sql/pglite', '@node-rs/argon2', 'espeak-ng', 'pg', 'pino', 'vite'],
      },
      build: {
        ssr: true,
        rolldownOptions: {
          // Of a package, for functions whose length depends on what they wrap; nothing of ours does.
          checks: { eval: false },
          // The thread that makes sound and the program that speaks are files of their own beside the server.
          input: {
            main: 'server/main.ts',
            'sound-thread': 'server/demo/sound/sound-thread.ts',
            'speaker-process': 'server/demo/speech/speaker-process.ts',
          },
        },
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
      },
    }
  if (mode === 'render')
    return {
      plugins: [react()],
      css,
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: 'src/render.tsx',
        outDir: 'dist/render',
        target: 'node20',
        copyPublicDir: false,
        // The fonts are files here as well, by the names that the page's build gave them.
        assetsInlineLimit: 0,
        rolldownOptions: { output: { assetFileNames: fileNames.assetFileNames } },
      },
    }
  return {
    plugins: [
      react(),
      chunkLoader,
      chunkCycleCheck,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['assets/**/*.{js,css}'],
          // A video needs the connection, and so may what feeds it to the browser.
          globIgnores: ['assets/hls*'],
          manifestTransforms: [listForWorker],
          rollupFormat: 'iife',
        },
      }),
    ],
    css,
    build: {
      outDir: 'dist/client',
      manifest: 'manifest.build.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      // All of hls.js, which loads with a video whose sound is apart.
      chunkSizeWarningLimit: 700,
      assetsInlineLimit: 0,
      // What changes at different times stands in different files: an update then costs a returning visitor little.
      rolldownOptions: {
        // Warnings that need no action: plugin times, and a dynamically imported module that is also imported statically.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        output: {
          ...fileNames,
          codeSplitting: { groups: [chunkGroup()] },
        },
      },
    },
  }
})
