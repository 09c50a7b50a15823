import { maxSharedTracks } from '../../contract/shared-queue.ts'
import type { Track } from '../../contract/content.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const SharedQueueNote = ({ queue }: { queue: readonly Track[] }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const countOf = useTrackCount()
  const trackCount = countOf(queue.slice(0, maxSharedTracks))
  if (queue.length <= maxSharedTracks) return t('dialogs.share.carries', { things: trackCount })
  return t('dialogs.share.carriesSome', { things: trackCount, all: number(queue.length) })
}
