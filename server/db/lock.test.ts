import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../start/settings.ts'
import { takeLock, type Lock } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process that binds a socket in the folder as a holder would, and then dies without a word. */
const crashedHolder = async () => {
  const file = join(folder, 'in-use.deadbeef0000')
  const child = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(file)}, () => console.log('up'))`,
  ])
  await once(child.stdout, 'data')
  return {
    async die() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('the lock of the data folder', () => {
  it('refuses a second process until the first releases it', async () => {
    const first = await takeLock(folder)
    await expect(takeLock(folder)).rejects.toThrow(`Another process uses the data folder ${folder}`)
    await first.release()
    const second = await takeLock(folder)
    await second.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('respects a running process and clears the lock of a killed one', async () => {
    const other = await crashedHolder()
    await expect(takeLock(folder)).rejects.toThrow('Another process')
    await other.die()
    expect(await readdir(folder)).toHaveLength(1)
    const lock = await takeLock(folder)
    expect(await readdir(folder)).not.toContain('in-use.deadbeef0000')
    await lock.release()
  })

  it('is never held twice when many come at once', async () => {
    for (let round = 0; round < 3; round++) {
      const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => takeLock(folder)))
      const held = attempts.flatMap((attempt): Lock[] =>
        attempt.status === 'fulfilled' ? [attempt.value] : [],
      )
      expect(held.length).toBeLessThanOrEqual(1)
      for (const lock of held) await lock.release()
    }
  })

  it('reports in one sentence that the folder supports no sockets', async () => {
    const nowhere = join(folder, 'nowhere')
    await expect(takeLock(nowhere)).rejects.toThrow(StartError)
    await expect(takeLock(nowhere)).rejects.toThrow(
      `The data folder ${nowhere} cannot hold the socket that keeps other processes out: listen E`,
    )
  })

  it('reports a path too long for a socket', async () => {
    await expect(takeLock(`/${'long'.repeat(30)}`)).rejects.toThrow('too long a path')
  })
})
