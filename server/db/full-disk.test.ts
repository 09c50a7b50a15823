import { describe, expect, it } from 'vitest'
import { explainFullDisk, isDiskFull } from './full-disk.ts'
import { StartError } from '../start/settings.ts'

const failure = new Error('cannot drop active portal ""')
const explained = (thrown: unknown, freeBytes: number) =>
  explainFullDisk(thrown, '/data', () => Promise.resolve(freeBytes))

describe('an unexpected error', () => {
  it('is reported as a full disk where nothing more can be written', async () => {
    expect(await explained(failure, 15e6)).toEqual(
      new StartError('The disk of the data folder /data is full; make room, or choose another DATA_DIR.'),
    )
  })
  it('is unchanged where there is space, and where it is unknown', async () => {
    expect(await explained(failure, 17e6)).toBe(failure)
    expect(await explainFullDisk(failure, '/data', () => Promise.reject(new Error('ENOENT')))).toBe(failure)
  })
  it('checks the space of this machine', async () => {
    expect(await explainFullDisk(failure, import.meta.dirname)).toBe(failure)
  })
})
it('an existing message is not replaced', async () => {
  const known = new StartError('The port 80 (PORT) may not be opened by this user.')
  expect(await explained(known, 0)).toBe(known)
})

it('a disk is full where the next part of the journal has no space', async () => {
  expect(await isDiskFull('/data', () => Promise.resolve(15e6))).toBe(true)
  expect(await isDiskFull('/data', () => Promise.resolve(17e6))).toBe(false)
  expect(await isDiskFull('/data', () => Promise.reject(new Error('ENOENT')))).toBe(false)
})
