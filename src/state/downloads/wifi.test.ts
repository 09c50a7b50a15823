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
afterEach(() => vi.unstubAllGlobals())

it('waits on mobile data until the line is another one, unless somebody says otherwise', () => {
  const change = open('cellular')
  expect(waitsForWifi(wifi)).toBe(true)
  change('wifi')
  expect(waitsForWifi(wifi)).toBe(false)
  change('cellular')
  expect(waitsForWifi(wifi)).toBe(true)
  setWifiOnly('riwaq', false)
  expect(waitsForWifi(wifi)).toBe(false)
})
it.each(['wifi', 'ethernet', 'unknown', 'none'])('does not wait where the line is "%s"', (type) => {
  open(type)
  expect(waitsForWifi(wifi)).toBe(false)
})
it('knows no carrier where the browser tells none, and waits for nothing', () => {
  open()
  expect([wifi.carrier, waitsForWifi(wifi)]).toEqual(['', false])
  vi.stubGlobal('navigator', {})
  followWifi('riwaq', new AbortController().signal)
  expect([wifi.carrier, waitsForWifi(wifi)]).toEqual(['', false])
})
it('keeps what was said for the next visit, of each tenant its own', () => {
  setWifiOnly('nour', false)
  open('cellular')
  expect(waitsForWifi(wifi)).toBe(true)
  setWifiOnly('riwaq', false)
  open('cellular')
  expect(waitsForWifi(wifi)).toBe(false)
})
