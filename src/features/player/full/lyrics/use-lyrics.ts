import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import type { Track } from '../../../../contract/content.ts'
import type { LyricLine, Lyrics } from '../../../../contract/lyrics.ts'
import { lineAt } from '../../../../domain/lyrics/lyrics.ts'
import { playbackTraitsOf } from '../../../../domain/player/playback-traits.ts'
import { from } from '../../../../lib/breakpoints.ts'
import { player, playerTime } from '../../../../state/player/player.ts'
import { scopeOf, usePortal } from '../../../../state/portal/portal.tsx'
import { playerLyricsQuery } from '../../player-lyrics-query.ts'

/** From this width on they fit beside the cover. */
const wideScreen = matchMedia(from('md'))
const useWideScreen = () =>
  useSyncExternalStore(
    (changed) => {
      wideScreen.addEventListener('change', changed)
      return () => wideScreen.removeEventListener('change', changed)
    },
    () => wideScreen.matches,
  )

export interface LyricsView {
  lyrics: Lyrics | undefined
  hasFailed: boolean
  retry: () => void
  isLoading: boolean
  isOffered: boolean
  isOpen: boolean
  toggle: () => void
}

/** Speech has none, and a preview starts in the middle of its song. */
export const useLyrics = (track: Track): LyricsView => {
  const { id } = track
  const { isPreview } = useSnapshot(player)
  const isSong = playbackTraitsOf(track).hasWords && !isPreview
  const { data, isError, refetch } = useQuery({
    ...playerLyricsQuery(scopeOf(usePortal()), id),
    enabled: isSong,
  })
  const [choice, setChoice] = useState<boolean | null>(null)
  const isWide = useWideScreen()
  const hasLines = Boolean(data?.lines.length)
  const isOpen = isSong && (choice ?? (isWide && hasLines))
  return {
    lyrics: data,
    hasFailed: isError && !data,
    retry: () => void refetch(),
    isLoading: isSong && !data && !isError,
    isOffered: isSong && (hasLines || isOpen),
    isOpen,
    toggle: () => setChoice(!isOpen),
  }
}

export const useCurrentLine = (lines: readonly LyricLine[]): number =>
  useSyncExternalStore(
    (changed) => subscribe(playerTime, changed, true),
    () => lineAt(lines, playerTime.position),
  )
