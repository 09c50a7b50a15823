import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ThreadData } from './sound-job.ts'

const sources = {
  'sound-thread': new URL('./sound-thread.ts', import.meta.url),
  'speaker-process': new URL('../speech/speaker-process.ts', import.meta.url),
}
type Program = keyof typeof sources
const cache = new URL('../../../node_modules/.cache/riwaq/', import.meta.url)
let bundled: Promise<URL> | null = null

const bundle = async (): Promise<URL> => {
  const { build } = await import('vite')
  const outDir = new URL(`sound-${process.pid}/`, cache)
  await mkdir(outDir, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: fileURLToPath(outDir),
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(Object.entries(sources).map(([name, url]) => [name, fileURLToPath(url)])),
        output: { entryFileNames: '[name].mjs' },
      },
    },
    // The synthesiser stays an unmodified package, since it finds its data in its own folder.
    ssr: { noExternal: true, external: ['espeak-ng'] },
  })
  return outDir
}

export const programFile = async (name: Program): Promise<URL> => {
  const built = [`./${name}.js`, `../${name}.js`].map((path) => new URL(path, import.meta.url))
  const found = built.find((url) => existsSync(url))
  return found ?? new URL(`${name}.mjs`, await (bundled ??= bundle()))
}

export const startThread = async (): Promise<Worker> => {
  const workerData: ThreadData = { speaker: fileURLToPath(await programFile('speaker-process')) }
  return new Worker(await programFile('sound-thread'), { name: 'sound', workerData })
}
