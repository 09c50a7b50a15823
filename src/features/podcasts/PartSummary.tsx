import type { Track } from '../../contract/content.ts'
import type { PartProgress } from '../../domain/podcasts/parts.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './PartList.module.css'

const usePartTime = (part: Track, progress: PartProgress): string => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (progress.state === 'heard') return t('spoken.heard')
  if (progress.state === 'begun') return t('spoken.left', { time: formats.length(progress.left) })
  return formats.length(part.duration)
}

export const PartSummary = ({ part, progress }: { part: Track; progress: PartProgress }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const time = usePartTime(part, progress)
  const { access } = useEntitlement(part)
  const needsPlan = part.premium && access !== 'full'
  if (part.restriction) return t(`cards.restricted.${part.restriction}`)
  return (
    <span>
      {part.isNew && part.kind === 'episode' && progress.state === 'fresh' && (
        <b className={css.new}>{t('cards.new')}</b>
      )}
      {part.kind === 'chapter' ? (
        t('spoken.chapter', { n: formats.number(part.number) })
      ) : (
        <time dateTime={part.released} suppressHydrationWarning>
          {part.released && formats.date(part.released)}
        </time>
      )}
      {formats.between}
      {formats.joinParts([time, needsPlan && t('cards.premium')])}
    </span>
  )
}
