import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { playbackPositionsQuery, playbackPositionQuery } from '../../api/history.ts'
import type { HistoryEntry } from '../../contract/history.ts'
import type { WatchPositions } from '../../domain/video/watch-progress.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'

const noPositions: WatchPositions = new Map()

interface VideoItem {
  id: string
  series: string | undefined
}

const asList = (entry: HistoryEntry | null) => (entry ? [entry] : [])

/** Requested for this video alone: a list of the latest items lacks one that was left long ago. */
const useReportedPositions = (video: VideoItem | null, isUser: boolean) => {
  const scope = personalScopeOf(usePortal())
  const { id = '', series } = video ?? {}
  const isOne = video !== null && series === undefined
  const single = useQuery({ ...playbackPositionQuery(scope, id), enabled: isUser && isOne, select: asList })
  const all = useQuery({
    ...playbackPositionsQuery(scope, series ?? ''),
    enabled: isUser && series !== undefined,
  })
  return series === undefined ? single : all
}

/** `video` is null as long as it is unknown whether it is part of a series. */
export const useVideoPositions = (
  video: VideoItem | null,
): { positions: WatchPositions; isKnown: boolean } => {
  const { status } = useSnapshot(session)
  const isUser = status === 'user'
  const { data, isPending, failureReason, errorUpdateCount } = useReportedPositions(video, isUser)
  useEffect(() => {
    // ERR-48: the video starts from the beginning without a second try.
    if (failureReason) console.warn('Error: getUserPlayHistory', failureReason)
  }, [failureReason])
  const positions = useMemo(
    () => new Map(data?.map(({ id, userCurrentPlaying }) => [id, userCurrentPlaying])),
    [data],
  )
  // A known answer stays known while it is refetched.
  const hasFailed = failureReason !== null || errorUpdateCount > 0
  const isSettled = !isPending || hasFailed
  return { positions: isUser ? positions : noPositions, isKnown: isUser ? isSettled : status === 'visitor' }
}
