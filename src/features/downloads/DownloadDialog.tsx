import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { logDownloadWarning, downloadTracks } from '../../state/downloads/download-actions.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { DownloadOffer } from './DownloadOffer.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import css from './Downloads.module.css'
import { useDownloadSize } from './use-download-size.ts'
import { useDownloadState } from './use-download-state.ts'

export const DownloadDialog = ({ tracks, source, title, close }: DialogBodyProps<'downloadTracks'>) => {
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
