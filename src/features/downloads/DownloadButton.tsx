/** Takes a whole list along: its ring is both button and progress. */
import type { Track } from '../../contract/content.ts'
import { canSeal } from '../../lib/encrypted-chunks.ts'
import { useFormats } from '../../state/words/formats.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import type { QueueSource } from '../../state/player/player.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { sessionKnown } from '../../state/session/when-session-known.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './Downloads.module.css'
import { Ring } from './ProgressRing.tsx'
import { type KeptOf, useKept } from './use-download-state.ts'

export interface KeepButtonProps {
  tracks: readonly Track[]
  source: QueueSource
  /** Of what is taken along, where that is only a part of its source. */
  title?: string
  /** All of it, where more belongs to it than is shown. */
  whole?: () => Promise<readonly Track[]>
}

/** Null where nobody asked for any of it; 1 only when all of it is here. */
const partOf = ({ progress, missing }: KeptOf) => {
  const { part, asked } = progress
  return asked === 0 ? null : (part * asked) / (asked + missing.length)
}

const useLabel = (part: number | null, title: string) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  if (part === null) return t('keep.openOf', { title })
  return part === 1 ? t('keep.keptOf', { title }) : t('keep.partOf', { title, n: number(part * 100) })
}

export const KeepButton = ({ tracks, source, whole, title = source.title }: KeepButtonProps) => {
  const part = partOf(useKept(tracks))
  const label = useLabel(part, title)
  const open = async () => {
    await sessionKnown()
    if (!isLoggedIn()) return openDialog('login', {})
    openDialog('keep', { tracks: whole ? await whole() : tracks, source, title })
  }
  if (!canSeal()) return <span className={css.never} />
  // It may come before its words do: a button without a name is none.
  if (!label) return null
  return (
    <IconButton
      look="glass"
      large
      label={label}
      aria-haspopup="dialog"
      disabled={tracks.length === 0}
      onClick={() => void open()}
    >
      <Ring part={part} />
    </IconButton>
  )
}
