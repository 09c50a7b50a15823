import type { Store } from '../context.ts'
import { withinTenantScope } from '../db/tenant-scope.ts'
import { gameVideoSeconds } from '../modules/content/game-facts.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { itemOfView } from './images/view-name.ts'
import type { MediaSource } from './media-source.ts'
import type { MediaFile } from './served-file.ts'

const testVideo = { path: '/media/test.webm', id: 'vid_test', seconds: 8 }

/** Short videos that everyone may see without a ticket; undefined where the address is that of another video. */
export const createOpenClips =
  (store: Store, source: Pick<MediaSource, 'clipOf'>) =>
  async (tenant: Tenant, path: string, id: string): Promise<MediaFile | null | undefined> => {
    if (path === testVideo.path) return source.clipOf(tenant, testVideo.id, testVideo.seconds)
    const game = itemOfView(id)
    if (!game) return undefined
    const seconds = await withinTenantScope(store, tenant, (scope) => gameVideoSeconds(scope, game, path))
    return seconds === null ? null : source.clipOf(tenant, id, seconds)
  }
