import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { diskNameOf } from './disk-name.ts'

const takeNewDevice = () => {
  vi.stubGlobal('localStorage', createStorage())
}
beforeEach(takeNewDevice)
afterEach(() => vi.unstubAllGlobals())

it('a user’s storage names stay the same on a device, and reveal neither the user nor a link to another device', () => {
  const name = diskNameOf('riwaq', 'usr_000000000001')
  expect(name).toMatch(/^riwaq:[\da-f-]{36}$/)
  expect(diskNameOf('riwaq', 'usr_000000000001')).toBe(name)
  expect(diskNameOf('riwaq', 'usr_000000000002')).not.toBe(name)
  expect(diskNameOf('nour', 'usr_000000000001').split(':')[1]).not.toBe(name.split(':')[1])
  takeNewDevice()
  expect(diskNameOf('riwaq', 'usr_000000000001')).not.toBe(name)
})
