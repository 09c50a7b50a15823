import { useEffect, useState } from 'react'
import { fetchDownloadSizes } from '../../api/downloads.ts'
import type { Track } from '../../contract/content.ts'

type SizeByTrack = ReadonlyMap<string, number> | 'failed' | null
export type DownloadSize =
  | { state: 'asking' | 'failed' }
  | { state: 'known'; bytes: number; tracks: readonly Track[] }

export const useDownloadSize = (tracks: readonly Track[]): DownloadSize => {
  const [sizes, setSizes] = useState<SizeByTrack>(null)
  const ids = tracks.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids === '') return
    const aborter = new AbortController()
    fetchDownloadSizes(ids.split(' '), aborter.signal).then(setSizes, (problem: unknown) => {
      if (aborter.signal.aborted) return
      console.info('the size of the download is unknown', problem)
      setSizes('failed')
    })
    return () => aborter.abort()
  }, [ids])
  if (!sizes) return { state: 'asking' }
  if (sizes === 'failed') return { state: 'failed' }
  const sized = tracks.filter(({ id }) => sizes.has(id))
  return {
    state: 'known',
    tracks: sized,
    bytes: sized.reduce((sum, { id }) => sum + (sizes.get(id) ?? 0), 0),
  }
}
