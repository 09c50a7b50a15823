import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { structureQuery } from '../../api/content.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { type Avatar, avatarsNode, avatarsOf } from '../../domain/avatars.ts'
import { configurationOf } from '../../domain/global-settings.ts'
import { knownInformationOf } from '../../domain/user-information.ts'
import { scopeOf, usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'

export const useAvatars = (isNeeded = true): readonly Avatar[] => {
  const scope = scopeOf(usePortal())
  const query = structureQuery(scope, { name: configurationStructure, id: null })
  const { data } = useQuery({ ...query, enabled: isNeeded })
  return avatarsOf(configurationOf(data, avatarsNode)['list'])
}

/** Null without a choice, or where the tenant no longer offers it. */
export const useOwnAvatar = (): Avatar | null => {
  const { user } = useSnapshot(session)
  const chosen = user && knownInformationOf(user.userInformation).avatar
  const avatars = useAvatars(chosen !== null)
  return avatars.find(({ id }) => id === chosen) ?? null
}
