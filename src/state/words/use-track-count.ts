/** `7 songs`, `3 episodes · 1 song`: what so many tracks are called. */
import { countWords } from '../../domain/player/track-counts.ts'
import { useFormats } from './formats.ts'
import { useTranslation } from './translation.tsx'

export const useCount = () => {
  const { t } = useTranslation()
  const { number, line } = useFormats()
  return (tracks: readonly { kind: string }[]) =>
    line(countWords(tracks).map(([word, count]) => t(word, { count, n: number(count) })))
}
