/** Leads back to the last reading position; it floats, so nothing moves when it appears. */
import { IconArrowDown, IconX } from '@tabler/icons-react'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './ResumeOffer.module.css'
import type { ReadingResumeOffer } from './use-reading-position.ts'

export const ResumeOffer = ({
  offer: { part: fraction, accept, dismiss },
}: {
  offer: ReadingResumeOffer
}) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className={css.offer} role="status">
      <button type="button" className={css.go} onClick={accept}>
        <IconArrowDown size={20} aria-hidden />
        {t('reading.resume', { n: formats.number(Math.round(fraction * 100)) })}
      </button>
      <IconButton label={t('reading.dismiss')} onClick={dismiss}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
