/** The server from its sources: what a start without the demo loads. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '../support/run-program.ts'

const program = new URL('../support/start-recorded.mjs', import.meta.url).pathname
/** What the demo would answer: a structure, a picture, a sound and a video. */
const addresses = [
  '/api/envFile',
  '/api/structure/home?lang=en',
  '/img/any/320x320.webp',
  '/media/any.mp3?ticket=any',
  '/media/any/index.m3u8?ticket=any',
  '/readyz',
]

let folder: string
let loaded: string[] = []
let answered: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-demo-off-'))
  await mkdir(join(folder, 'media'))
  const child = runProgram(
    program,
    {
      DEMO_DATA: 'off',
      DATA_DIR: join(folder, 'data'),
      MEDIA_DIR: join(folder, 'media'),
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
    },
    addresses,
  )
  await child.line('end')
  loaded = child.lines('loaded ').map((line) => line.slice('loaded '.length))
  answered = child.lines('answered ')
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a start with DEMO_DATA=off', () => {
  it('opens, and reads the media of its operator', () => {
    expect(answered).toHaveLength(addresses.length)
    expect(answered).toContain('answered 200 /readyz')
    expect(loaded).toEqual(
      expect.arrayContaining([
        'server/main.ts',
        'server/compose.ts',
        'server/media/file-source/file-source.ts',
        'server/modules/structure/structure.routes.ts',
      ]),
    )
  })
  it('loads no module of the demo, not when a picture, a sound or a structure is asked for either', () => {
    expect(loaded.filter((file) => file.startsWith('server/demo/'))).toEqual([])
  })
})
