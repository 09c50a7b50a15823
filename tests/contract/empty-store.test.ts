/** The built portal as it is on its operator's first day: a store without content, and no demo. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { linkTo } from '../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../src/domain/addresses/routing.ts'
import { sectionPath } from '../../src/domain/sections.ts'
import { sectionsOf } from '../../server/tenants/features.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { halfOf } from '../support/second-run.ts'
import { placeEmptyStore } from '../support/store.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

let portal: Portal
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-first-day-'))
  const data = { env: { DATA_DIR: join(folder, 'data') }, drop: () => Promise.resolve() }
  await placeEmptyStore(data.env.DATA_DIR)
  portal = await startPortal({ DEMO_DATA: 'off' }, undefined, data)
}, 60_000)
afterAll(async () => {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
})

const everyPortalHas = [
  linkTo.home(),
  linkTo.search(),
  '/subscription',
  '/settings',
  '/impressum',
  '/faq',
  '/notifications',
  ...['help', 'terms', 'privacy', 'about'].map((id) => linkTo.info(id)),
  linkTo.favorites(),
  linkTo.history(),
  linkTo.downloads(),
]
const tenants = loadTenants()
/** Hosts with the addresses that were answered: what pages share is requested once. */
const answered = new Set<string>()
const visits = tenants.flatMap((tenant) => languageCodes.map((lang) => [tenant.name, lang, tenant] as const))
/** Addresses of the portal in a document: links, scripts, styles, icons, pictures. */
const addressesIn = (body: string) =>
  [...body.matchAll(/\s(?:href|src|content)="(\/(?!\/)[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

describe('a portal without content', () => {
  it.each(visits)(
    'opens home, sections, search, plans, settings and information at %s in %s, and no address in them is missing',
    async (name, lang, tenant) => {
      const host = `${name}.localhost`
      const home = tenant.default.locale.defaultLocale
      const all = [...everyPortalHas, ...sectionsOf(tenant).map(sectionPath)]
      const paths = lang === home ? all : halfOf(all, languageCodes.indexOf(lang))
      const found = new Set<string>()
      for (const path of paths) {
        const { status, body } = await portal.get(withLanguage(path, lang, home), host)
        expect([path, status, body.includes(`<html lang="${lang}"`)]).toEqual([path, 200, true])
        expect(body, path).toMatch(/<h1[^>]*>[^<]/)
        answered.add(host + withLanguage(path, lang, home))
        for (const address of addressesIn(body)) found.add(address)
      }
      expect(found.size).toBeGreaterThan(paths.length)
      const missing: string[] = []
      const request = async (address: string) => {
        const { status } = await portal.get(address, host)
        if (status >= 200 && status < 400) answered.add(host + address)
        else missing.push(`${status} ${address}`)
      }
      await Promise.all([...found].filter((address) => !answered.has(host + address)).map(request))
      expect(missing).toEqual([])
    },
  )

  it('says at the start that there is none, and what to do', async () => {
    await expect.poll(() => portal.output()).toContain('No content yet at Riwaq, Klang, Nour.')
    expect(portal.output()).toContain('service.tenantBackendUrl')
  })
})
