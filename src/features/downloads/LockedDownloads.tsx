import { IconLock } from '@tabler/icons-react'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useByteSize } from '../../state/words/use-byte-size.ts'
import css from './Downloads.module.css'

/** Above the age ceiling: neither titles nor kinds, but what takes space on this device. */
export const LockedDownloads = ({ locked }: { locked: readonly DownloadRecord[] }) => {
  const { t } = useTranslation()
  const { number, joinParts } = useFormats()
  const size = useByteSize()
  const bytes = locked.reduce((sum, { got }) => sum + got, 0)
  return (
    <div className={css.locked}>
      <IconLock size={20} aria-hidden />
      <p>
        <strong>
          {joinParts([
            t('keep.locked', { count: locked.length, n: number(locked.length) }),
            bytes > 0 && size(bytes),
          ])}
        </strong>
        <span>{t('keep.lockedText')}</span>
      </p>
    </div>
  )
}
