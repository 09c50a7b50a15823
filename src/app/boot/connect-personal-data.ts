import type { QueryClient } from '@tanstack/react-query'
import type { PublicTenant } from '../../contract/page.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { connectPlayer } from '../../features/player/connect-player.ts'
import { followUserData } from '../../state/account/user-data.ts'
import { connectOfflineWrites } from '../../state/offline-writes/write.ts'
import { persistAnswer } from '../query-cache/persist-set-data.ts'

export const connectPersonalData = (client: QueryClient, tenant: PublicTenant, scope: () => PublicScope) => {
  connectOfflineWrites(client, scope, persistAnswer(client))
  followUserData(client, scope)
  connectPlayer({
    tenant: tenant.name,
    ownedOnly: tenant.features.ownedOnly === true,
    client,
    scope,
  })
}
