import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Card, Track } from '../../contract/content.ts'
import type { SecondLine } from '../../features/tracks/PlayableTrackList.tsx'

export interface TracksScreenProps<Data extends Card, Key extends QueryKey> {
  kind: 'album' | 'playlist' | 'track'
  id: string
  query: UseQueryOptions<Data, Error, Data, Key>
  tracksOf: (data: Data) => readonly Track[]
  byline: (card: Card, data: Data | undefined) => ReactNode
  second?: SecondLine
  covers?: boolean
  aside?: (data: Data) => ReactNode
  list?: (data: Data) => ReactNode
  more?: (data: Data) => ReactNode
}

export interface BodyProps<Data extends Card, Key extends QueryKey> extends TracksScreenProps<Data, Key> {
  card: Card
  data: Data | undefined
}
