/** Every page of one tenant. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { accountPages } from './account.ts'
import { appPages } from './apps.ts'
import { homeOf } from './home.ts'
import { infoPages } from './info.ts'
import { listeningPages } from './listening.ts'
import { musicPages } from './music.ts'
import { playingPages } from './playing.ts'
import { noticePages } from './notices.ts'
import { readingPages } from './reading.ts'
import { shoppingPages } from './shopping.ts'
import { watchingPages } from './watching.ts'

export const structuresOf = (maker: Maker, planIds: readonly number[]): readonly StoredNode[] => [
  homeOf(maker),
  ...musicPages,
  ...listeningPages,
  ...watchingPages,
  ...playingPages,
  ...readingPages,
  ...shoppingPages,
  ...appPages(maker),
  ...noticePages,
  ...accountPages,
  ...infoPages(maker, planIds),
]
