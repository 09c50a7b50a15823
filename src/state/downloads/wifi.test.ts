import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { setWifiOnly, followWifi, waitsForWifi, wifi } from './wifi.ts'

const disk = new Map<string, string>()
const open = (type?: string) => {
  const connection = Object.assign(new EventTarget(), type === undefined ? {} : { type })
  vi.stubGlobal('navigator', { connection })
  followWifi('riwaq', new AbortController().signal)
  return (next: string) => {
    Object.assign(connection, { type: next })
    connection.dispatchEvent(new Event('change'))
  }
}
beforeEach(() => {
  disk.clear()
  vi.stubGlobal('localStorage', createStorage(disk))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(wifi, { isWanted: true, connectionType: '' })
})

it('downloads wait on mobile data until the connection changes, unless set otherwise', () => {
  const change = open('cellular')
  expect(waitsForWifi(wifi)).toBe(true)
  change('wifi')
  expect(waitsForWifi(wifi)).toBe(false)
  change('cellular')
  expect(waitsForWifi(wifi)).toBe(true)
  setWifiOnly('riwaq', false)
  expect(waitsForWifi(wifi)).toBe(false)
})
it.each(['wifi', 'ethernet', 'unknown', 'none'])(
  'downloads do not wait where the connection is "%s"',
  (type) => {
    open(type)
    expect(waitsForWifi(wifi)).toBe(false)
  },
)
it('downloads do not wait where the browser reports no connection type', () => {
  open()
  expect([wifi.connectionType, waitsForWifi(wifi)]).toEqual(['', false])
  vi.stubGlobal('navigator', {})
  followWifi('riwaq', new AbortController().signal)
  expect([wifi.connectionType, waitsForWifi(wifi)]).toEqual(['', false])
})
it('the setting is stored for the next visit, per tenant', () => {
  setWifiOnly('nour', false)
  open('cellular')
  expect(waitsForWifi(wifi)).toBe(true)
  setWifiOnly('riwaq', false)
  open('cellular')
  expect(waitsForWifi(wifi)).toBe(false)
})
