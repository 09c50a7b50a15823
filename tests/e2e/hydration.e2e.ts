/**
 * The rendered page and the hydrated page are the same, down to each attribute: only React's development build compares
 * those, so this runs on the sources. The browser has a distant time zone and none of the portal's languages, so any
 * date or number that depends on the machine shows up.
 */
import { readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { leadsToDisabled, disabledFeaturesOf } from '../../server/tenants/features.ts'
import { languageCodes } from '../../src/contract/languages.ts'
import { answerConsentBefore, whenHydrated } from '../support/portal.ts'
import { addressIn, setThemeCookie } from '../support/screens.ts'
import { addressesOf, listOf } from '../tools/lib/addresses.mjs'
import { type Portal, freshData, startPortal } from '../tools/lib/portal.mjs'

const entry = new URL('../../server/dev.mjs', import.meta.url).pathname
const test = base.extend<object, { sources: Portal }>({
  sources: [
    async ({}, provide) => {
      const { env, drop } = await freshData()
      const portal = await startPortal({ ...env, NODE_ENV: 'development' }, entry)
      await provide(portal)
      await portal.stop()
      await drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'th-TH' })

/** By what they show, or by their address. */
const sectionPaths = ['/', '/music/list', '/games/list', '/cups', '/vouchers', '/subscription', '/search']
const own = ['/favorites', '/history', '/downloads', '/user/login', '/no/such/place']
const audioKinds = ['album', 'artist', 'playlist', 'track', 'podcast', 'episode', 'audiobook', 'author']
const itemKinds = [
  'article',
  'premium',
  'news',
  'video',
  'series',
  'game',
  'tournament',
  'app',
  'partner',
  'studio',
]
const kinds = [...audioKinds, ...itemKinds, 'service', 'voucher']

/** A disabled section is opened as not found; it has no items to open. */
const pagesOf = (tenant: string) => {
  const file = new URL(`../../server/tenants/files/${tenant}.json`, import.meta.url)
  const off = disabledFeaturesOf(
    JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof disabledFeaturesOf>[0],
  )
  return [...sectionPaths, ...own, ...kinds.filter((kind) => !leadsToDisabled(off, listOf(kind)))]
}

test.describe('every kind of page hydrates without a mismatch,', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const tenant of ['riwaq', 'nour', 'klang'])
    for (const [variant, lang] of languageCodes.entries())
      test(`at ${tenant} in ${lang}`, async ({ page, sources }) => {
        test.setTimeout(1_800_000)
        await answerConsentBefore(page.context())
        const differences: string[] = []
        page.on('console', (message) => {
          if (/hydrat|did(?:n['’]t| not) match/i.test(message.text()))
            differences.push(`${page.url()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => differences.push(`${page.url()}: ${String(error)}`))
        const origin = sources.origin(tenant)
        const addressOf = addressesOf(sources)
        for (const [at, kind] of pagesOf(tenant).entries()) {
          const path = await addressOf(tenant, kind)
          // The next language uses the other theme.
          await setThemeCookie(page, origin, tenant, (at + variant) % 2 ? 'light' : 'dark')
          await page.goto(addressIn(origin, lang, path))
          await whenHydrated(page)
        }
        expect(differences).toEqual([])
      })
})
