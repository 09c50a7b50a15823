/** Pages that loaded and have nothing to show; see `shot-steps.mjs`. */
import { wordOf } from './shot-steps.mjs'
import { openUnrendered } from './unrendered-steps.mjs'

/** The answer of its call has lost all that is above the age ceiling. */
const withEmptyAnswer = (call, emptyKey, lose) => async (page, visit) => {
  await openUnrendered(page, visit, call, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answer = await visit.portal.get(pathname + search, visit.host)
    await route.fulfill({ json: lose(JSON.parse(answer.body)) })
  })
  await page.getByRole('heading', { name: wordOf(visit.lang, emptyKey) }).waitFor()
}

const removeTracks = (item) => ({ ...item, tracks: [] })
const removeAll = (artist) => ({ ...artist, tracks: [], releases: [], appearsOn: [], clips: [] })
const isChipsBlock = ({ data }) => data.customProperties.type === 'chips'
const removeBlocks = (node) => ({ ...node, substructure: node.substructure.filter(isChipsBlock) })

export const emptyAlbum = withEmptyAnswer('content/albums/', 'states.empty.album', removeTracks)
export const emptyPlaylist = withEmptyAnswer('content/playlists/', 'states.empty.playlist', removeTracks)
export const emptyArtist = withEmptyAnswer('content/artists/', 'states.empty.artist', removeAll)
export const emptyPage = (name) =>
  withEmptyAnswer(`structure/${name}?`, 'states.empty.limitedTitle', removeBlocks)
