import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createIds, systemClock } from '../clock.ts'
import { openSecrets } from './secrets.ts'
import { StartError } from './settings.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-secrets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ids = createIds(systemClock)

it('creates a secret once and keeps it over a restart', async () => {
  const make = () => ids.secret()
  const made = await (await openSecrets(folder, ids)).readOrCreate('media-key', make)
  expect(await (await openSecrets(folder, ids)).readOrCreate('media-key', make)).toBe(made)
})

it('creates one secret for simultaneous requests, and leaves no partial one', async () => {
  const secrets = await openSecrets(folder, ids)
  const secretsRead = await Promise.all(
    Array.from({ length: 8 }, () => secrets.readOrCreate('key', () => ids.secret())),
  )
  expect(new Set(secretsRead).size).toBe(1)
  expect(await readdir(join(folder, 'secrets'))).toEqual(['key'])
})

it('is readable by nobody else, and accepts no path as a name', async () => {
  const secrets = await openSecrets(folder, ids)
  await secrets.readOrCreate('key', () => 'x')
  expect((await stat(join(folder, 'secrets/key'))).mode & 0o077).toBe(0)
  expect((await stat(join(folder, 'secrets'))).mode & 0o077).toBe(0)
  await expect(secrets.readOrCreate('../key', () => 'x')).rejects.toThrow('no name for a secret')
})

it('reports in one sentence that its folder or one of its files cannot be used', async () => {
  const sentence = (why: string) =>
    `The secrets in ${join(folder, 'secrets')} cannot be read and written: ${why}`
  const secrets = await openSecrets(folder, ids)
  await mkdir(join(folder, 'secrets/key'))
  await expect(secrets.readOrCreate('key', () => 'x')).rejects.toThrow(sentence('EISDIR'))
  await rm(join(folder, 'secrets'), { recursive: true })
  await expect(secrets.readOrCreate('key', () => 'x')).rejects.toThrow(sentence('ENOENT'))
  await writeFile(join(folder, 'secrets'), '')
  await expect(openSecrets(folder, ids)).rejects.toThrow(StartError)
  await expect(openSecrets(folder, ids)).rejects.toThrow(sentence('EEXIST'))
})
