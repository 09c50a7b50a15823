import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { trackQuery } from '../../api/items.ts'
import { leadsTo } from './prepared.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const open = (song: { id: string; title: string; restriction?: string }, search = '?t=30') => {
  const client = new QueryClient()
  client.setQueryData([...trackQuery(scope, song.id).queryKey], song)
  return leadsTo({ tenant: 'riwaq', client, scope, at: { pathname: `/music/tracks/a/${song.id}`, search } })
}

it('a link with a moment leads to that second of its song, and to none that may not be played here', async () => {
  const song = { id: 'trk_1', title: 'A' }
  expect(await open(song)).toEqual({ track: song, from: { kind: 'track', ...song }, second: 30 })
  expect(await open(song, '')).toBeNull()
  expect(await open({ ...song, restriction: 'NOT_LICENSED' })).toBeNull()
})
