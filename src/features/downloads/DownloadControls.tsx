import { IconRefresh, IconTrash } from '@tabler/icons-react'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { downloadProgressOf } from '../../domain/downloads/download-rules.ts'
import {
  logDownloadWarning,
  removeDownloads,
  renewDownloads,
} from '../../state/downloads/download-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { downloadActionFor } from './download-actions.ts'
import css from './Downloads.module.css'
import { ProgressRing } from './ProgressRing.tsx'

interface DownloadControlsProps {
  sounds: readonly DownloadRecord[]
  title: string
  isLocked: boolean
}
export const DownloadControls = ({ sounds, title, isLocked }: DownloadControlsProps) => {
  const { t } = useTranslation()
  const action = downloadActionFor(sounds)
  return (
    <span role="group" aria-label={title} className={css.actions}>
      {isLocked && (
        <IconButton
          label={t('keep.renewOf', { title })}
          onClick={() => void renewDownloads().catch(logDownloadWarning)}
        >
          <IconRefresh size={22} aria-hidden />
        </IconButton>
      )}
      {action && (
        <IconButton label={t(`keep.${action.word}Of`, { title })} onClick={action.run}>
          {action.isGoing ? (
            <ProgressRing fraction={downloadProgressOf(sounds).fraction} icon={<action.Icon size={18} />} />
          ) : (
            <action.Icon size={20} aria-hidden />
          )}
        </IconButton>
      )}
      <IconButton
        label={t('keep.removeOf', { title })}
        onClick={() => void removeDownloads(sounds, title).catch(logDownloadWarning)}
      >
        <IconTrash size={22} aria-hidden />
      </IconButton>
    </span>
  )
}
