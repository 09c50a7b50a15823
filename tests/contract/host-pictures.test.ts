/** The pictures by which other programs show a tenant: previews of links, and the shop window of the installation. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { existingAddresses } from '../support/addresses.ts'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

describe.each(['riwaq', 'nour', 'klang'])('the preview images of %s', (tenant) => {
  const host = `${tenant}.localhost`
  const pictureAt = async (address: string) => {
    const { status, headers, raw } = await portal.get(address, host)
    expect([address, status, String(headers['content-type'])]).toEqual([
      address,
      200,
      expect.stringMatching(/^image\//),
    ])
    return sharp(raw).metadata()
  }

  it('exist for home, an album, and a page without an image of its own', async () => {
    const living = [...(await existingAddresses(portal, tenant))]
    const album = living.find(([row]) => row.screen === 'album')?.[1] ?? 'none'
    const addresses = await Promise.all(
      ['/', album, '/impressum'].map(async (path) => {
        const [address, ...more] = readDocument((await portal.get(path, host)).body).meta('og:image')
        expect([path, more]).toEqual([path, []])
        expect(address).toMatch(new RegExp(`^${portal.origin(tenant)}/`))
        return new URL(address ?? '').pathname
      }),
    )
    // An album shows its own cover.
    expect(addresses[1]).toContain(`/${/alb_[a-z0-9]+/.exec(album)?.[0]}/`)
    for (const address of addresses) expect((await pictureAt(address)).width).toBeGreaterThanOrEqual(512)
  })
  it('have in each language alternative texts for the screenshots', async () => {
    const manifests = await Promise.all(
      languageCodes.map(async (lang) => {
        const { body } = await portal.get(`/manifest/${lang}.webmanifest`, host)
        return JSON.parse(body) as { short_name: string; screenshots: { label: string }[] }
      }),
    )
    for (const { short_name: brand, screenshots } of manifests) {
      const [wide = '', narrow = ''] = screenshots.map(({ label }) => label)
      expect(wide).not.toBe(narrow)
      for (const label of [wide, narrow]) expect(label).toMatch(new RegExp(`^${brand} [^{]+$`))
    }
    const labels = manifests.map(({ screenshots }) => screenshots.map(({ label }) => label))
    expect(new Set(labels.map(String)).size).toBe(languageCodes.length)
  })
  it('include a wide and a narrow screenshot in the size that the manifest says', async () => {
    const { body } = await portal.get('/manifest/en.webmanifest', host)
    const { screenshots } = JSON.parse(body) as {
      screenshots: { src: string; sizes: string; type: string; form_factor: string }[]
    }
    expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide'])
    for (const { src, sizes, type } of screenshots) {
      const { width, height, format } = await pictureAt(src)
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
    }
  })
})
