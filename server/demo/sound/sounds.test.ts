/** The real thread, a real folder. */
import { mkdtemp, readdir, rm, writeFile, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiskCache } from '../../media/files/disk-cache.ts'
import { type Sounds, createSounds } from './sounds.ts'
import { referenceLevel, gainAt } from '../music/gain.ts'
import { compose } from '../music/compose.ts'
import { levelOf } from '../music/loudness.ts'
import { render } from '../music/mixer.ts'
import { recipeOf } from '../music/recipe.ts'
import { soundFileOf } from './sound-file.ts'
import type { SoundWork } from './sound-job.ts'
import { startThread } from './start-thread.ts'

let [folder, sounds] = ['', {} as Sounds<SoundWork>]
const complaints: string[] = []
const stale = 'left.7.part'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-sounds-'))
  await writeFile(join(folder, stale), 'half')
  await utimes(join(folder, stale), new Date(0), new Date(0))
  sounds = createSounds({
    cache: await openDiskCache(folder, 2 ** 28),
    startThread,
    reportFailure: (why) => complaints.push(why),
    grace: 200,
  })
})
afterAll(async () => {
  await sounds.close()
  await rm(folder, { recursive: true })
})
const fileOf = (id: string, seconds: number) => {
  const file = soundFileOf({ id, kind: 'track', lang: 'en', data: { seconds } }, 'full')
  if (!file) throw new Error(id)
  return file
}
const open = async (id: string, seconds: number, from: number, signal: AbortSignal) => {
  const file = fileOf(id, seconds)
  const { name, bytes } = file
  return { name, bytes, stream: (await sounds.open(file)).stream(from, bytes - 1, signal) }
}

describe('generated audio', () => {
  it('deletes at start what a crashed server left half written', async () => {
    expect(await readdir(folder)).not.toContain(stale)
  })
  it('stops generating a track that nobody requests any more, and restarts for the next [CALL-SONG-04]', async () => {
    const disconnect = new AbortController()
    const { name, stream } = await open('trk_left', 240, 0, disconnect.signal)
    const reader = stream.getReader()
    expect((await reader.read()).value?.length).toBeGreaterThan(0)
    expect((await readdir(folder)).some((file) => file.endsWith('.part'))).toBe(true)
    disconnect.abort()
    await expect.poll(async () => (await readdir(folder)).filter((file) => file.startsWith(name))).toEqual([])
    expect(complaints).toEqual([])

    const back = new AbortController()
    const again = await open('trk_left', 240, 0, back.signal)
    expect((await again.stream.getReader().read()).value?.length).toBeGreaterThan(0)
    back.abort()
  })
  it('keeps generating it for a player that seeks', async () => {
    const first = new AbortController()
    const { name, bytes, stream } = await open('trk_seek', 40, 0, first.signal)
    await stream.getReader().read()
    first.abort()
    const { stream: rest } = await open('trk_seek', 40, 300_000, new AbortController().signal)
    const received = Buffer.from(await new Response(rest).arrayBuffer())
    expect(received.length).toBe(bytes - 300_000)
    await expect.poll(async () => readdir(folder)).toContain(name)
  })
  it('knows the loudness of a track, and the gain that normalises it', async () => {
    const file = fileOf('trk_level', 5)
    const { name } = file
    expect(await sounds.levelOf(name)).toBeNull()
    await sounds.prepare(file)
    const level = (await sounds.levelOf(name)) ?? 0
    const score = compose(recipeOf('trk_level', undefined, 5))
    const pieces = Array.from(render(score, { from: 0, seconds: 5 }), ({ block, count }) => ({
      left: block.left.slice(0, count),
      right: block.right.slice(0, count),
    }))
    expect(level).toBeCloseTo(levelOf(pieces), 6)
    expect(level * gainAt(level)).toBeCloseTo(Math.min(level, referenceLevel), 3)
    expect([gainAt(referenceLevel / 2), gainAt(2 * referenceLevel), gainAt(null)]).toEqual([1, 0.5, 0.841])
  })
})
