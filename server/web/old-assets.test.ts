import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openOldAssets } from './old-assets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-assets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const day = 24 * 60 * 60_000
const start = new Date('2026-11-01T00:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * day)

const buildWith = async (name: string, files: readonly string[]) => {
  const from = join(folder, name)
  await mkdir(from)
  for (const file of files) await writeFile(join(from, file), `${name} ${file}`)
  return from
}
const textOf = async (old: Awaited<ReturnType<typeof openOldAssets>>, address: string) => {
  const file = await old.get(address)
  return file && new TextDecoder().decode(file.body)
}

describe('files of earlier builds', () => {
  it('are still served after a new build, for tabs that stayed open', async () => {
    await openOldAssets(await buildWith('a', ['one-1.js', 'one-1.js.br']), folder, start)
    const old = await openOldAssets(await buildWith('b', ['two-2.js']), folder, later(1))
    expect(await textOf(old, '/assets/one-1.js')).toBe('a one-1.js')
    expect((await old.get('/assets/one-1.js'))?.brotli).not.toBeNull()
    expect(await textOf(old, '/assets/two-2.js')).toBe('b two-2.js')
  })
  it('are deleted when no build has had them for thirty days, and not before', async () => {
    const [a, b] = [await buildWith('a', ['one-1.js']), await buildWith('b', ['two-2.js'])]
    await openOldAssets(a, folder, start)
    expect(await textOf(await openOldAssets(b, folder, later(29)), '/assets/one-1.js')).not.toBeNull()
    const old = await openOldAssets(b, folder, later(31))
    expect(await old.get('/assets/one-1.js')).toBeNull()
    expect(await textOf(old, '/assets/two-2.js')).toBe('b two-2.js')
  })
  it('count from the last start that used them', async () => {
    const a = await buildWith('a', ['one-1.js'])
    await openOldAssets(a, folder, start)
    await openOldAssets(a, folder, later(20))
    const old = await openOldAssets(await buildWith('b', ['two-2.js']), folder, later(45))
    expect(await old.get('/assets/one-1.js')).not.toBeNull()
  })
  it('are looked up by name: nothing else on the disk is served', async () => {
    await writeFile(join(folder, 'secret.json'), '{}')
    await utimes(join(folder, 'secret.json'), start, start)
    const old = await openOldAssets(await buildWith('a', ['one-1.js']), folder, start)
    for (const address of ['/assets/../secret.json', '/assets/x/one-1.js', '/secret.json', '/assets/'])
      expect(await old.get(address)).toBeNull()
  })
  it('are complete for every one of several that start at once on one folder', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `piece-${n}.js`)
    const builds = await Promise.all([buildWith('a', names), buildWith('b', ['two-2.js'])])
    const all = await Promise.all([...builds, ...builds].map((from) => openOldAssets(from, folder, start)))
    // Every listed file is complete; files that are still being copied are not listed.
    for (const old of all)
      for (const name of names) expect([null, `a ${name}`]).toContain(await textOf(old, `/assets/${name}`))
    expect((await readdir(join(folder, 'assets'))).sort()).toEqual([...names, 'two-2.js'].sort())
  })
  it('that another process deleted are missing, without a failure', async () => {
    const [a, b] = [await buildWith('a', ['one-1.js']), await buildWith('b', ['two-2.js'])]
    const old = await openOldAssets(a, folder, start)
    await openOldAssets(b, folder, later(31))
    expect(await old.get('/assets/one-1.js')).toBeNull()
  })
})
