import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { StartError } from './settings.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riwaq-folder-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the data folder', () => {
  it('allows one process while the embedded store is in it', async () => {
    const { lock } = await openDataFolder({ dataDir, databaseUrl: '' })
    await expect(openDataFolder({ dataDir, databaseUrl: '' })).rejects.toThrow('Another process')
    await lock.release()
  })
  it('is not created where a file is, with a clear error', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    await expect(openDataFolder({ dataDir: file, databaseUrl: '' })).rejects.toThrow(
      new StartError(`The data folder ${file} cannot be written: it is a file, not a folder.`),
    )
  })
  it('is shared by all processes with PostgreSQL, beside an embedded one too', async () => {
    const { lock } = await openDataFolder({ dataDir, databaseUrl: '' })
    const databaseUrl = 'postgres://here/portal'
    const opened = await Promise.all([1, 2].map(() => openDataFolder({ dataDir, databaseUrl })))
    expect(opened.map(({ path }) => path)).toEqual([dataDir, dataDir])
    expect(await readdir(dataDir)).toHaveLength(1)
    for (const one of [...opened, { lock }]) await one.lock.release()
  })
})
