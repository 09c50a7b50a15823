/** Every page of one tenant. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import { accountPages } from '../../modules/structure/defaults/account.ts'
import { appPages } from './apps.ts'
import { homeOf } from './home.ts'
import { infoPages } from './info.ts'
import { podcastPages } from './podcasts.ts'
import { musicPages } from './music.ts'
import { gamePages } from './games.ts'
import { notificationPages } from '../../modules/structure/defaults/notifications.ts'
import { articlePages } from './articles.ts'
import { marketplacePages } from './marketplace.ts'
import { videoPages } from './video.ts'

export const structuresOf = (maker: Maker, planIds: readonly number[]): readonly StoredNode[] => [
  homeOf(maker),
  ...musicPages,
  ...podcastPages,
  ...videoPages,
  ...gamePages,
  ...articlePages,
  ...marketplacePages,
  ...appPages(maker),
  ...notificationPages,
  ...accountPages,
  ...infoPages(maker, planIds),
]
