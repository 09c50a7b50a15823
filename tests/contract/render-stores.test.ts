/** Stores belong to one person and live in one browser; on the host they would be everybody's. */
import { getVersion } from 'valtio'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../src/render.tsx'
import { existingAddresses } from '../support/addresses.ts'
import { innerHtmlOf, fetchPage, textOf } from '../support/served-page.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/state/**/*.{ts,tsx}', '../../src/app/router/route-busy.ts', '!../../src/**/*.test.*'],
  { eager: true },
)
const versionOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? getVersion(value) : undefined
const stores = Object.entries(modules).flatMap(([file, names]) =>
  Object.entries(names).flatMap(([name, value]) =>
    versionOf(value) === undefined ? [] : [[`${file}: ${name}`, value as object] as const],
  ),
)
const state = () =>
  Object.fromEntries(stores.map(([name, store]) => [name, [versionOf(store), JSON.stringify(store)]]))

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 300_000)

/** One address of every screen and one unknown address; every other request is in Arabic. */
const addressesOf = async (tenant: string) => {
  const byScreen = new Map<string, string>()
  for (const [{ screen }, address] of await existingAddresses(portal, tenant))
    if (address && !byScreen.has(screen)) byScreen.set(screen, address)
  return [...byScreen.values(), '/nowhere/at/all']
}

describe('rendering on the host', () => {
  it.each(['riwaq', 'nour', 'klang'])(
    'writes to no client store, on any screen of %s',
    async (tenant) => {
      expect(stores.map(([name]) => name.split(' ')[1])).toEqual(
        expect.arrayContaining(['session', 'player', 'dialogs', 'theme', 'pendingWrites', 'routeState']),
      )
      const addresses = await addressesOf(tenant)
      expect(addresses.length).toBeGreaterThan(15)
      for (const [at, address] of addresses.entries()) {
        const url = at % 2 ? address : `/ar${address === '/' ? '' : address}`
        const { data, heading } = await fetchPage(portal, `${tenant}.localhost`, url)
        const before = state()
        const { html } = await renderPage({ page: data, url })
        // The same page as the host drew from the same data.
        expect([url, textOf(innerHtmlOf(html, 'h1'))]).toEqual([url, heading])
        expect([url, state()]).toEqual([url, before])
      }
    },
    120_000,
  )
})
