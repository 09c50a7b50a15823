import type { DownloadRecord } from '../../contract/download-records.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useByteSize } from '../../state/words/use-byte-size.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import type { LogoutLosses as Losses } from '../../state/session/logout-losses.ts'
import css from './SignOutDialog.module.css'

/** `1 album, 2 songs`: whole albums and playlists as such, everything else by its tracks. */
const useDownloadCounts = () => {
  const { t } = useTranslation()
  const { number, joinParts } = useFormats()
  const countTracks = useTrackCount()
  return (sounds: readonly DownloadRecord[]) => {
    const collections = (wanted: 'album' | 'playlist') =>
      new Set(sounds.flatMap(({ source: { kind, id } }) => (kind === wanted ? id : []))).size
    const [albums, playlists] = [collections('album'), collections('playlist')]
    const others = sounds.filter(({ source: { kind } }) => kind !== 'album' && kind !== 'playlist')
    return joinParts([
      albums > 0 && t('login.albums', { count: albums, n: number(albums) }),
      playlists > 0 && t('login.playlists', { count: playlists, n: number(playlists) }),
      countTracks(others.map(({ track }) => track)),
    ])
  }
}

export const LogoutLosses = ({ losses: { unsent, downloads, queue } }: { losses: Losses }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const size = useByteSize()
  const countTracks = useTrackCount()
  const countDownloads = useDownloadCounts()
  const bytes = downloads.reduce((sum, { got }) => sum + got, 0)
  return (
    <div role="alert" className={css.losses}>
      {unsent.length > 0 && (
        <p>
          {t('login.unsent', { count: unsent.length, n: number(unsent.length), what: unsent.join(', ') })}
        </p>
      )}
      {downloads.length + queue.length > 0 && (
        <>
          <p>{t('login.loses')}</p>
          <ul>
            {downloads.length > 0 && (
              <li>{t('login.losesDownloads', { what: countDownloads(downloads), size: size(bytes) })}</li>
            )}
            {queue.length > 0 && <li>{t('login.losesQueue', { what: countTracks(queue) })}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
