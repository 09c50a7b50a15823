/** Every page of one tenant. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { accountPages } from '../../modules/structure/defaults/account.ts'
import { appPages } from './apps.ts'
import { homeOf } from './home.ts'
import { infoPages } from './info.ts'
import { listeningPages } from './podcasts.ts'
import { musicPages } from './music.ts'
import { playingPages } from './games.ts'
import { noticePages } from '../../modules/structure/defaults/notifications.ts'
import { readingPages } from './articles.ts'
import { shoppingPages } from './marketplace.ts'
import { watchingPages } from './video.ts'

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
