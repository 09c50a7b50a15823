import type { Track } from '../../contract/content.ts'
import { canEncrypt } from '../../lib/encrypted-chunks.ts'
import { useFormats } from '../../state/words/formats.ts'
import { offerDownloads } from '../../state/downloads/offer-download.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Downloads.module.css'
import { ProgressRing } from './ProgressRing.tsx'
import { type DownloadState, useDownloadState } from './use-download-state.ts'

export interface DownloadButtonProps {
  tracks: readonly Track[]
  source: QueueSource
  title?: string
  /** All tracks, where more belong to it than are shown. */
  loadAll?: () => Promise<readonly Track[]>
}

/** Null where none of it was requested; 1 only when all of it is complete. */
const progressOf = ({ progress, missing }: DownloadState) => {
  const { fraction, requested } = progress
  return requested === 0 ? null : (fraction * requested) / (requested + missing.length)
}

const useLabel = (fraction: number | null, title: string) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  if (fraction === null) return t('keep.openOf', { title })
  return fraction === 1 ? t('keep.keptOf', { title }) : t('keep.partOf', { title, n: number(fraction * 100) })
}

export const DownloadButton = ({ tracks, source, loadAll, title = source.title }: DownloadButtonProps) => {
  const fraction = progressOf(useDownloadState(tracks))
  const label = useLabel(fraction, title)
  const loadTracks = () => (loadAll ? loadAll() : Promise.resolve(tracks))
  if (!canEncrypt()) return <span className={css.never} />
  // It may render before its words: a button needs a name.
  if (!label) return null
  return (
    <IconButton
      variant="glass"
      large
      label={label}
      aria-haspopup="dialog"
      disabled={tracks.length === 0}
      onClick={() => void offerDownloads(loadTracks, source, title)}
    >
      <ProgressRing fraction={fraction} />
    </IconButton>
  )
}
