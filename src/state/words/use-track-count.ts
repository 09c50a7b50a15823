/** `7 songs`, `3 episodes · 1 song`: what so many tracks are called. */
import { countTracksByKind } from '../../domain/player/playback-traits.ts'
import { useFormats } from './formats.ts'
import { useTranslation } from './translation.tsx'

export const useTrackCount = () => {
  const { t } = useTranslation()
  const { number, joinParts } = useFormats()
  return (tracks: readonly { kind: string }[]) =>
    joinParts(countTracksByKind(tracks).map(([word, count]) => t(word, { count, n: number(count) })))
}
