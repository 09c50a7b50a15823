/** Pages that came and have nothing to show; see `shot-steps.mjs`. */
import { say } from './shot-steps.mjs'
import { unrendered } from './unrendered-steps.mjs'

/** The answer of its call has lost all that is above the age ceiling. */
const without = (call, told, lose) => async (page, visit) => {
  await unrendered(page, visit, call, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answer = await visit.portal.get(pathname + search, visit.host)
    await route.fulfill({ json: lose(JSON.parse(answer.body)) })
  })
  await page.getByRole('heading', { name: say(visit.lang, told) }).waitFor()
}

const loseTracks = (thing) => ({ ...thing, tracks: [] })
const loseAll = (artist) => ({ ...artist, tracks: [], releases: [], appearsOn: [], clips: [] })
const waysOnly = ({ data }) => data.customProperties.type === 'chips'
const loseBlocks = (node) => ({ ...node, substructure: node.substructure.filter(waysOnly) })

export const albumOfNothing = without('content/albums/', 'states.empty.album', loseTracks)
export const playlistOfNothing = without('content/playlists/', 'states.empty.playlist', loseTracks)
export const artistOfNothing = without('content/artists/', 'states.empty.artist', loseAll)
export const pageOfNothing = (name) => without(`structure/${name}?`, 'states.empty.limitedTitle', loseBlocks)
