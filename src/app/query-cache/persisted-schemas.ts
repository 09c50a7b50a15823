/** Other builds and other programs may have written the disk, so it is validated like the network. */
import type { QueryKey } from '@tanstack/react-query'
import { type GenericSchema, array, is, object, unknown } from 'valibot'
import { itemCalls } from '../../api/items.ts'
import type { ItemName } from '../../contract/screens.ts'

const podcastContract = () => import('../../contract/podcasts.ts')
const structure = async () => (await import('../../contract/structure.ts')).getStructure.answer
const likes = async () => (await import('../../contract/likes.ts')).getLikes.answer.entries
const cards = async () => object({ entries: (await likes()).entries })

const schemas: Record<string, () => Promise<GenericSchema>> = {
  structure,
  'structure-more': cards,
  article: structure,
  'for-you': structure,
  'category-artwork': async () => (await import('../../contract/content.ts')).getCategoryArtwork.answer,
  carried: async () => (await import('../../contract/tracks.ts')).getTracks.answer,
  parts: async () => (await podcastContract()).getParts.answer,
  'parts-around': async () => (await podcastContract()).getParts.answer,
  songs: async () => (await podcastContract()).getParts.answer,
  lyrics: async () => (await import('../../contract/lyrics.ts')).getLyrics.answer,
  search: async () => (await import('../../contract/search.ts')).searchItems.answer,
  continue: async () => (await import('../../contract/history.ts')).listPlayHistory.answer,
  'liked-cards': cards,
  'liked-ids': async () => (await likes()).ids,
  gradings: async () => (await import('../../contract/parental.ts')).countGradings.answer,
  rating: async () => (await import('../../contract/ratings.ts')).getRating.answer,
  'subscription-types': async () =>
    (await import('../../contract/subscriptions.ts')).getSubscriptionTypes.answer,
  subscriptions: async () => (await import('../../contract/subscriptions.ts')).getUserSubscriptions.answer,
  sessions: async () => (await import('../../contract/sessions.ts')).listSessions.answer.entries.sessions,
  'data-export': async () => (await import('../../contract/account-data.ts')).getDataExport.answer,
  places: async () => (await podcastContract()).listPlaces.answer.entries.places,
  place: async () => (await import('../../contract/history.ts')).getPlayHistory.answer,
  passkeys: async () => (await import('../../contract/passkeys.ts')).listPasskeys.answer,
  words: async () => (await import('../../contract/shell.ts')).getWords.answer,
  moves: async () => (await import('../../contract/shell.ts')).listRedirects.answer,
  device: async () => (await import('../../contract/shell.ts')).getDevice.answer,
}

const resourceOf = ([owner, , , third, fourth, fifth]: QueryKey): unknown => {
  if (owner === 'public') return fourth
  if (owner !== 'personal') return owner
  return third === 'places' && fourth === 'one' && fifth ? 'place' : third
}

export const isPaged = (data: unknown): data is { pages: unknown } =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

const isItem = (resource: string): resource is ItemName => Object.hasOwn(itemCalls, resource)
const schemaLoaderOf = (resource: unknown): (() => Promise<GenericSchema>) | null => {
  if (typeof resource !== 'string') return null
  if (isItem(resource)) return async () => (await itemCalls[resource]()).answer
  return (Object.hasOwn(schemas, resource) && schemas[resource]) || null
}

export const matchesSchema = async (key: QueryKey, data: unknown): Promise<boolean> => {
  const load = schemaLoaderOf(resourceOf(key))
  if (!load) return false
  // Offline the chunk with the schema may be missing; the stored answer is shown then.
  const schema = await load().catch(() => null)
  if (!schema) return true
  return isPaged(data)
    ? is(object({ pages: array(schema), pageParams: array(unknown()) }), data)
    : is(schema, data)
}
