import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { saveCampaign } from './save-campaign.ts'

let disk: Map<string, string>
const open = (href: string) => {
  const location = new URL(href)
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: { key: 'first' },
    replaceState: (state: unknown, _: string, path: string) => {
      expect(state).toEqual({ key: 'first' })
      location.href = new URL(path, location).href
    },
  })
  return location
}
beforeEach(() => {
  disk = new Map()
  vi.stubGlobal('sessionStorage', createStorage(disk))
})
afterEach(() => vi.unstubAllGlobals())

const saved = () => Object.fromEntries(disk)

it('a campaign is saved as marketingCampaign and taken out of the address [PAYRET-12, PAYRET-34, CONST-16, AMBIG-094]', () => {
  const location = open('https://riwaq.example/en/subscription?plan=2&campgainId=spring%2026#top')
  saveCampaign()
  expect(saved()).toEqual({ marketingCampaign: 'spring 26' })
  expect(location.href).toBe('https://riwaq.example/en/subscription?plan=2#top')
})
it('a click is saved under its own name and taken out of the address [PAYRET-13, PAYRET-35, AMBIG-096]', () => {
  const location = open('https://riwaq.example/?clickId=c-77')
  saveCampaign()
  expect(saved()).toEqual({ clickId: 'c-77' })
  expect(location.href).toBe('https://riwaq.example/')
})
it('an address without them, or with empty ones, leaves the saved ones', () => {
  disk.set('marketingCampaign', 'winter')
  const plain = open('https://riwaq.example/music?a=b%20c')
  saveCampaign()
  expect(plain.href).toBe('https://riwaq.example/music?a=b%20c')
  const empty = open('https://riwaq.example/?campgainId=&clickId=')
  saveCampaign()
  expect(empty.href).toBe('https://riwaq.example/')
  expect(saved()).toEqual({ marketingCampaign: 'winter' })
})
