/**
 * A page with single modules of the portal, and a backend connection whose answers a test sets: errors, lost answers,
 * timeouts. The contract tests cover the real backend.
 */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { build } from 'vite'
import { mp3Tone } from './mp3.ts'
import { wave } from './wave.ts'

const root = new URL('../..', import.meta.url).pathname

export interface RecordedCall {
  method: string
  path: string
  key: string | null
  body: unknown
  at: number
}
/** An answer, or an event of the connection: 'lost' accepts the call and never answers it. */
export type StubAnswer = { status: number; body?: unknown } | 'lost' | 'silent'
type AnswerScript = (call: RecordedCall) => StubAnswer | Promise<StubAnswer>

const ok: StubAnswer = { status: 200, body: { liked: true } }

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
}
const errorBody = (status: number) => ({
  status,
  error: 'TEST',
  i18Message: 'error.TEST',
  requestId: 'test-0001',
})

export const audioTag = '"parts"'
/** Audio in the ranges that browsers request. */
const sendAudio = (request: IncomingMessage, response: ServerResponse, audio: Buffer, type = 'audio/wav') => {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const from = Number(range?.[1] ?? 0)
  const to = Math.min(range?.[2] ? Number(range[2]) : audio.length - 1, audio.length - 1)
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    etag: audioTag,
    'accept-ranges': 'bytes',
    'content-length': to - from + 1,
    ...(range ? { 'content-range': `bytes ${from}-${to}/${audio.length}` } : {}),
  })
  response.end(audio.subarray(from, to + 1))
}

export class StubBackend {
  readonly calls: RecordedCall[] = []
  script: AnswerScript = () => ok
  /** The highest number of concurrent calls. */
  atOnce = 0
  #underWay = 0

  async answer(request: IncomingMessage, response: ServerResponse) {
    const key = request.headers['idempotency-key']
    const call: RecordedCall = {
      method: request.method ?? 'GET',
      path: (request.url ?? '').replace(/^\/api/, ''),
      key: typeof key === 'string' ? key : null,
      body: await bodyOf(request),
      at: Date.now(),
    }
    this.calls.push(call)
    this.#underWay++
    this.atOnce = Math.max(this.atOnce, this.#underWay)
    const answer = await this.script(call)
    this.#underWay--
    if (answer === 'silent') return
    if (answer === 'lost') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body ?? errorBody(answer.status)))
  }
  /** Calls of one path, as [method, body]. */
  to(path: string | RegExp) {
    return this.calls.filter((each) => (path instanceof RegExp ? path.test(each.path) : each.path === path))
  }
}

const bundlePageModules = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'riwaq-parts-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      minify: false,
      emptyOutDir: true,
      rollupOptions: {
        input: join(root, 'tests/support/page-modules.ts'),
        output: { entryFileNames: 'pageModules.js', chunkFileNames: '[name].js' },
      },
    },
  })
  return outDir
}

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; media-src 'self' blob:; img-src 'self'"
const pageHtml =
  '<!doctype html><title>Parts</title><button>Tap</button><script type="module" src="/pageModules.js"></script>'

/** A part of the audio, after which the connection stalls. */
const sendAndHang = (response: ServerResponse, audio: Buffer) => {
  const { length } = audio
  response.writeHead(206, {
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'content-length': length,
    'content-range': `bytes 0-${length - 1}/${length}`,
  })
  response.write(audio.subarray(0, length / 2))
}

/** `use` once per worker; `backend` is fresh for each test. */
export const test = base.extend<
  { backend: StubBackend; problems: string[] },
  { stubServer: { origin: string; use: (backend: StubBackend) => void } }
>({
  stubServer: [
    async ({}, use) => {
      const folder = await bundlePageModules()
      let backend = new StubBackend()
      const server = createServer((request, response) => {
        const path = new URL(request.url ?? '/', 'http://page-modules').pathname
        if (path.startsWith('/api/')) return void backend.answer(request, response)
        const seconds = /^\/media\/(\d+)s\.mp3$/.exec(path)?.[1]
        if (seconds) return sendAudio(request, response, wave(Number(seconds)))
        const hung = /^\/media\/(\d+)s\.hung\.mp3$/.exec(path)?.[1]
        if (hung) return sendAndHang(response, wave(Number(hung)))
        const tone = /^\/media\/(\d+)s\.tone\.mp3$/.exec(path)?.[1]
        if (tone) {
          const send = (audio: Buffer) => sendAudio(request, response, audio, 'audio/mpeg')
          return void mp3Tone(Number(tone)).then(send)
        }
        if (path.endsWith('.js')) {
          response.writeHead(200, { 'content-type': 'text/javascript' })
          return response.end(readFileSync(join(folder, path)))
        }
        response.writeHead(path === '/' ? 200 : 404, {
          'content-type': 'text/html',
          'content-security-policy': contentSecurityPolicy,
        })
        response.end(path === '/' ? pageHtml : '')
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo
      await use({ origin: `http://127.0.0.1:${port}`, use: (stub) => (backend = stub) })
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stubServer }, use) => use(stubServer.origin),
  backend: async ({ stubServer }, use) => {
    const backend = new StubBackend()
    stubServer.use(backend)
    await use(backend)
  },
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (/Content Security Policy|Uncaught/.test(message.text())) problems.push(message.text())
    })
    await use(problems)
  },
})
