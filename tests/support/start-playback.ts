/** Starts playback; returns the player bar. */
import type { Locator, Page } from '@playwright/test'
import type { Album, Card } from '../../src/contract/content.ts'
import type { Found } from '../../src/contract/search.ts'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { fetchJson, fetchCards } from './backend-content.ts'
import { expect, logInAs } from './portal.ts'

type DemoListener = Parameters<typeof logInAs>[1]

/** What the card names, by the button that its page has for it. */
const startCardPlayback = async (
  page: Page,
  card: Card | undefined,
  button: RegExp,
  who: DemoListener = 'omar',
) => {
  await logInAs(page, who, card ? addressOf(card) : '/')
  const buttons = page.getByRole('main').getByRole('button', { name: button })
  await buttons.filter({ visible: true }).first().click()
  return page.getByRole('region', { name: 'Player' })
}

/** The bar, or the full player, plays or loads: it has a queue. */
export const whenStarted = (player: Locator) =>
  expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()

const startPlayback = async (
  page: Page,
  portal: Portal,
  structure: string,
  { isIt, button, who }: { isIt: (card: Card) => boolean; button: RegExp; who?: DemoListener },
) => {
  return startCardPlayback(page, (await fetchCards(portal, structure)).find(isIt), button, who)
}

const isDesertLight = ({ title }: Card) => title === 'Desert Light'

/** The album whose first song has words. */
export const startAlbumPlayback = (page: Page, portal: Portal) =>
  startPlayback(page, portal, 'home', { isIt: isDesertLight, button: /^Play$/ })

/** A user whose plan does not include music. */
export const startPreviewPlayback = (page: Page, portal: Portal) =>
  startPlayback(page, portal, 'home', { isIt: isDesertLight, button: /^Play$/, who: 'lina' })

export const startPodcastPlayback = (page: Page, portal: Portal) =>
  startPlayback(page, portal, 'podcast-list', {
    isIt: ({ kind }) => kind === 'podcast',
    button: /^(Continue|Play)/,
  })

export const startAudiobookPlayback = (page: Page, portal: Portal) =>
  startPlayback(page, portal, 'audiobook-category', { isIt: () => true, button: /^(Continue|Play)/ })

/** Albums with a word that begins with the letter, as the search finds them. */
const albumsAt = async (portal: Portal, letter: string) => {
  const { groups } = await fetchJson<Found>(portal, `search?q=${letter}&kind=albums&limit=50`)
  return groups.flatMap(({ entries }) => entries)
}
const isFree = ({ tracks }: Album) => tracks.every(({ restriction, explicit }) => !restriction && !explicit)

/** An album of at least this many seconds without a locked song. */
export const startLongAlbumPlayback = async (page: Page, portal: Portal, seconds: number) => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const card of await albumsAt(portal, letter))
      if (
        (card.duration ?? 0) > seconds &&
        isFree(await fetchJson<Album>(portal, `content/albums/${card.id}`))
      )
        return startCardPlayback(page, card, /^Play$/)
  throw new Error(`no album lasts ${seconds} seconds`)
}
