import { IconTrash } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { logDownloadWarning, removeDownloads } from '../../state/downloads/download-actions.ts'
import { setWifiOnly, waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Downloads.module.css'
import { downloadActionFor } from './download-actions.ts'
import { ProgressRing } from './ProgressRing.tsx'
import type { DownloadState } from './use-download-state.ts'
import { useDownloadStatusWords } from './use-download-status-words.ts'

/** Saves the user the way to the settings. */
const AnyNetworkButton = ({ isWaiting }: { isWaiting: boolean }) => {
  const { t } = useTranslation()
  const { name } = usePortal().tenant
  const isHeld = waitsForWifi(useSnapshot(wifi))
  if (!isHeld || !isWaiting) return null
  return (
    <Button variant="outline" onClick={() => setWifiOnly(name, false)}>
      {t('keep.anyLine')}
    </Button>
  )
}

export const DownloadProgress = ({
  state,
  title,
  close,
}: {
  state: DownloadState
  title: string
  close: () => void
}) => {
  const { t } = useTranslation()
  const { sounds, progress } = state
  const words = useDownloadStatusWords()(sounds)
  const action = downloadActionFor(sounds)
  return (
    <>
      <div className={css.going}>
        <ProgressRing fraction={progress.fraction} />
        <p role="status">{words}</p>
      </div>
      <AnyNetworkButton isWaiting={progress.state === 'waiting'} />
      {action && (
        <Button variant="primary" onClick={action.run}>
          {t(`keep.${action.word}`)}
        </Button>
      )}
      <Button
        variant="outline"
        icon={<IconTrash size={20} aria-hidden />}
        onClick={() => {
          close()
          removeDownloads(sounds, title).catch(logDownloadWarning)
        }}
      >
        {t('keep.remove')}
      </Button>
    </>
  )
}
