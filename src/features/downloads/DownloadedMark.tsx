import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { downloadMarks } from '../../state/availability/download-marks.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './DownloadedMark.module.css'

export const DownloadedMark = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const fraction = useSnapshot(downloadMarks).parts[id]
  return fraction === 1 ? (
    <span className={css.mark} role="img" aria-label={t('keep.keptMark')}>
      <IconCircleCheckFilled size={20} aria-hidden />
    </span>
  ) : null
}
