/** Somebody with a plan hears something; what comes back is the bar. */
import type { Page } from '@playwright/test'
import type { Card } from '../../src/contract/content.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { addressOf } from '../../src/domain/addresses.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { logInAs } from './portal.ts'

const hear = async (
  page: Page,
  portal: Portal,
  structure: string,
  { isIt, button }: { isIt: (card: Card) => boolean; button: RegExp },
) => {
  const answer = await portal.get(`/api/structure/${structure}?lang=en`, 'riwaq.localhost')
  const { substructure } = JSON.parse(answer.body) as StructureNode
  const card = substructure.flatMap(({ data }) => data.entries).find(isIt)
  await logInAs(page, 'omar', card ? addressOf(card) : '/')
  const buttons = page.getByRole('main').getByRole('button', { name: button })
  await buttons.filter({ visible: true }).first().click()
  return page.getByRole('region', { name: 'Player' })
}

/** The album whose first song has words. */
export const hearAlbum = (page: Page, portal: Portal) =>
  hear(page, portal, 'home', { isIt: ({ title }) => title === 'Desert Light', button: /^Play$/ })

export const hearBook = (page: Page, portal: Portal) =>
  hear(page, portal, 'audiobook-category', { isIt: () => true, button: /^(Continue|Play)/ })
