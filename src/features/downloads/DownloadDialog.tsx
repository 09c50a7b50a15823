import { IconTrash } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import {
  logDownloadWarning,
  downloadTracks,
  removeDownloads,
} from '../../state/downloads/download-actions.ts'
import { setWifiOnly, waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './Downloads.module.css'
import { ProgressRing } from './ProgressRing.tsx'
import { downloadActionFor } from './download-actions.ts'
import { type DownloadState, useDownloadState } from './use-download-state.ts'
import { useFreeSpace } from './use-free-space.ts'
import { useByteSize } from '../../state/words/use-byte-size.ts'
import { useDownloadStatusWords } from './use-download-status-words.ts'
import { type DownloadSize, useDownloadSize } from './use-download-size.ts'

interface DownloadOfferProps {
  weight: DownloadSize
  isComplete: boolean
  onKeep: () => void
}
const DownloadOffer = ({ weight, isComplete, onKeep }: DownloadOfferProps) => {
  const { t } = useTranslation()
  const size = useByteSize()
  const freeBytes = useFreeSpace(0)
  if (weight.state !== 'known')
    return (
      <p className={css.note} role="status">
        {t(weight.state === 'asking' ? 'keep.weighing' : 'keep.noLine')}
      </p>
    )
  if (weight.tracks.length === 0)
    return (
      <>
        <p className={css.note}>{t('keep.none')}</p>
        <ButtonLink variant="primary" to={linkTo.subscription()}>
          {t('keep.plans')}
        </ButtonLink>
      </>
    )
  return (
    <>
      {freeBytes !== null && <p className={css.note}>{t('keep.free', { size: size(freeBytes) })}</p>}
      {!isComplete && <p className={css.note}>{t('keep.some')}</p>}
      <Button variant="primary" onClick={onKeep}>
        {t('keep.keepSize', { size: size(weight.bytes) })}
      </Button>
    </>
  )
}

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

const DownloadProgress = ({
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

export const DownloadDialog = ({ tracks, source, title, close }: DialogBodyProps<'keep'>) => {
  const countOf = useTrackCount()
  const state = useDownloadState(tracks)
  const weight = useDownloadSize(state.missing)
  const { sounds, missing } = state
  // A song that may not be downloaded is not counted.
  const notDownloaded = weight.state === 'known' ? weight.tracks : missing
  const items = [...sounds.map(({ track }) => track), ...notDownloaded]
  return (
    <div className={css.dialog}>
      {tracks.length > 1 && items.length > 0 && <p className={css.note}>{countOf(items)}</p>}
      {sounds.length > 0 && <DownloadProgress state={state} title={title} close={close} />}
      {missing.length > 0 && (
        <DownloadOffer
          weight={weight}
          isComplete={items.length === tracks.length}
          onKeep={() => {
            if (weight.state === 'known') downloadTracks(weight.tracks, source).catch(logDownloadWarning)
          }}
        />
      )}
    </div>
  )
}
