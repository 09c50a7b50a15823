/** What somebody can do everywhere (search, like, share, install) is shown and hidden by its feature switch. */
import { describe, expect, it } from 'vitest'
import { kindOf } from '../../src/contract/kinds.ts'
import { manifestOf } from '../../server/web/manifest/manifest.ts'
import { sectionNames, startSwitchedTenant } from '../support/switched-tenant.ts'

const { portal, user, open, get, idOf, nodesOf } = startSwitchedTenant()

/** Actions that are possible everywhere, and where they are visible. */
const actions: Record<string, Record<string, () => Promise<boolean>>> = {
  search: {
    'its page': async () => (await open('/search')).status === 200,
    'the field on every page': async () => (await open('/music/list')).html.includes('role="search"'),
    'the link on a phone': async () => (await open('/music/list')).html.includes('href="/search"'),
    'the link in the marketplace': async () => (await open('/mp/food')).html.includes('href="/search"'),
    'its call': async () => (await get('/search?q=light&lang=en')).status === 200,
    'a shortcut of the installed portal': () => Promise.resolve(shortcuts().includes('/search')),
  },
  likes: {
    'their page': async () => (await open('/favorites')).status === 200,
    'the like button of an album': async () => (await open(await albumPath())).html.includes('aria-pressed'),
    'the link to them': async () => (await open('/music/list')).html.includes('href="/favorites"'),
    'the apps somebody has': async () => (await open('/apps/manage')).status === 200,
    'a tap': async () => (await likeAlbum('POST')).status === 200,
    'taking it back': async () => (await likeAlbum('DELETE')).status === 200,
    'the list': async () => (await get('/like/albums?lang=en')).status === 200,
    'a shortcut of the installed portal': () => Promise.resolve(shortcuts().includes('/favorites')),
  },
  playHistory: {
    'its page': async () => (await open('/history')).status === 200,
    'the link to it': async () => (await open('/music/list')).html.includes('href="/history"'),
    'the block that continues it, on home': async () =>
      (await nodesOf('home')).some(({ data }) => data.customProperties['type'] === 'continueListening'),
    'what was played': async () => {
      const path = `/user/history/PLAY/${idOf('episode')}`
      const body = { userCurrentPlaying: 31, contentType: kindOf('episode').contentType }
      // The report is accepted either way: the listener did nothing wrong.
      expect((await portal.demo.send('PUT', path, { user, body })).status).toBe(200)
      const { body: list } = await get('/user/history/PLAY?lang=en')
      return JSON.stringify([list, (await get(path)).body]).includes(idOf('episode'))
    },
  },
  parentalControl: {
    'its page': async () => (await open('/parentalControl')).status === 200,
    'a change of it': async () =>
      (
        await portal.demo.send('PUT', '/parental-control', {
          user,
          body: { isActive: false, maxRating: null },
        })
      ).status === 200,
    'what it leaves': async () => (await get('/parental-control/gradings')).status === 200,
  },
  share: {
    'the button of an album': async () => (await open(await albumPath())).html.includes('aria-label="Share"'),
    'the button of a video': async () =>
      (await open(`/video/details/${idOf('video')}`)).html.includes('aria-label="Share"'),
  },
  install: {
    'what a browser installs from': async () => (await open('/')).links('manifest').length === 1,
    'the word to the page, which then offers nothing': async () =>
      (await open('/')).data.tenant.features.install === undefined,
  },
}
const shortcuts = () =>
  manifestOf(portal.tenant, 'en', { get: () => undefined, text: String, names: () => [] }).shortcuts.map(
    ({ url }) => url,
  )
const albumPath = async () => {
  const [album] = await portal.demo.idsOf('riwaq', 'album')
  return `/music/albums/any/any/${album?.slug}/${album?.id}`
}
const likeAlbum = async (method: 'POST' | 'DELETE') => {
  const [album] = await portal.demo.idsOf('riwaq', 'album')
  return portal.demo.send(method, `/like/albums/${album?.id}`, { user })
}

describe.each(Object.keys(actions))('each feature switch of a tenant changes the answers: %s', (name) => {
  it.each(Object.entries(actions[name] ?? {}))('%s is shown and hidden [SHELL-24]', async (_, shows) => {
    expect(await shows()).toBe(true)
    portal.tenant.features[name] = false
    expect(await shows()).toBe(false)
  })
})

it('tests every switch of the tenant file; the cart waits for the purchase calls', () => {
  const known = [...sectionNames, ...Object.keys(actions), 'multipleLoginOptions', 'cart']
  for (const { features } of portal.demo.tenants)
    expect(Object.keys(features).toSorted()).toEqual(known.toSorted())
})
