/** Reads the stored likes of a person before they are shown as signed in, so that no like button fills later. */
import { type QueryClient, hashKey } from '@tanstack/react-query'
import { likedIdsQuery } from '../../api/likes.ts'
import { type LikeType, likeTypes } from '../../contract/like-types.ts'
import { wait } from '../../lib/wait.ts'

/** A slow disk delays nothing: the like buttons fill when it answers. */
const longestMs = 300

interface Person {
  tenant: string
  user: string
}

const restoreType = async (client: QueryClient, person: Person, type: LikeType) => {
  const { persisterFor } = await import('./persister.ts')
  const { queryKey } = likedIdsQuery({ ...person, lang: 'en' }, type)
  const persister = persisterFor(queryKey)
  const setIds = (ids: string[], updatedAt: number) =>
    client.setQueryData<string[]>(queryKey, (known) => known ?? ids, { updatedAt })
  const ids = await persister.retrieveQuery<string[]>(hashKey(queryKey), ({ state }) =>
    setIds([], state.dataUpdatedAt),
  )
  // Their age follows a moment later; until then they count as old.
  if (ids) setIds(ids, 0)
}

export const restoreLikedIds = (client: QueryClient, person: Person): Promise<unknown> =>
  Promise.race([
    Promise.all(likeTypes.map((type) => restoreType(client, person, type))),
    wait(longestMs),
  ]).catch((problem: unknown) => console.info('the stored likes could not be read', problem))
