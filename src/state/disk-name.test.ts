import { expect, it } from 'vitest'
import { diskNameOf } from './disk-name.ts'

const newDisk = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

it('a person’s names on disk stay the same on a device, and tell neither who it is nor that it is the same elsewhere', () => {
  const disk = newDisk()
  const name = diskNameOf('riwaq', 'usr_000000000001', disk)
  expect(name).toMatch(/^riwaq:[a-z0-9]+$/)
  expect(name).not.toContain('usr_000000000001')
  expect(diskNameOf('riwaq', 'usr_000000000001', disk)).toBe(name)
  expect(diskNameOf('riwaq', 'usr_000000000002', disk)).not.toBe(name)
  expect(diskNameOf('nour', 'usr_000000000001', disk).split(':')[1]).not.toBe(name.split(':')[1])
  expect(diskNameOf('riwaq', 'usr_000000000001', newDisk())).not.toBe(name)
})
