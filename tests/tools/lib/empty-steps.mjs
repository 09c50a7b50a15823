/** Pages that came and have nothing to show; see `shot-steps.mjs`. */
import { say, whenAlive } from './shot-steps.mjs'

/**
 * The page again under an age ceiling: what the host rendered and what the disk keeps is not shown then, and the answer
 * of its call has lost all that is above it.
 */
const without =
  (call, told, lose) =>
  async (page, { lang, host, portal }) => {
    const { status, headers, body } = await portal.get(`/_/shell/${lang}`, host)
    const address = new URL('?maxRating=20', page.url()).href
    await page.route(address, (route) => route.fulfill({ status, headers, body }))
    await page.route('**/api/prefetch?**', (route) => route.fulfill({ status: 404, json: {} }))
    await page.route(`**/api/${call}**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await portal.get(pathname + search, host)
      await route.fulfill({ json: lose(JSON.parse(answer.body)) })
    })
    await page.goto(address)
    await whenAlive(page)
    await page.getByRole('heading', { name: say(lang, `states.empty.${told}`) }).waitFor()
  }

const loseTracks = (thing) => ({ ...thing, tracks: [] })
const loseAll = (artist) => ({ ...artist, tracks: [], releases: [], appearsOn: [], clips: [] })
const waysOnly = ({ data }) => data.customProperties.type === 'chips'
const loseBlocks = (node) => ({ ...node, substructure: node.substructure.filter(waysOnly) })

export const albumOfNothing = without('content/albums/', 'album', loseTracks)
export const playlistOfNothing = without('content/playlists/', 'playlist', loseTracks)
export const artistOfNothing = without('content/artists/', 'artist', loseAll)
export const pageOfNothing = (name) => without(`structure/${name}?`, 'page', loseBlocks)
