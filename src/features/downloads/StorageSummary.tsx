/** Progress of running downloads; size of all, by kind, and free space. */
import { useSnapshot } from 'valtio'
import { pendingDownloadsOf } from '../../domain/downloads/pending-downloads.ts'
import { type StorageKind, downloadProgressOf, storageByKind } from '../../domain/downloads/download-rules.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { connection } from '../../state/network/connection.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './StorageSummary.module.css'
import { useFreeSpace } from './use-free-space.ts'
import { useByteSize } from './use-byte-size.ts'
import { WifiOnlySwitch } from './WifiOnlySwitch.tsx'

type Space = ReturnType<typeof storageByKind>

const colours: Record<StorageKind, string | undefined> = {
  music: css.music,
  podcasts: css.podcasts,
  audiobooks: css.audiobooks,
}

/** In the order of its legend, and hidden from screen readers, which read the legend. */
const StorageBar = ({ space, whole }: { space: Space; whole: number }) => {
  const before = (at: number) => space.slice(0, at).reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      {space.map(({ kind, bytes }, at) => (
        <rect
          key={kind}
          className={colours[kind]}
          x={(before(at) / whole) * 100}
          // Visible even for one song on a large disk.
          width={bytes && Math.max(0.6, (bytes / whole) * 100)}
          height="8"
        />
      ))}
    </svg>
  )
}

/** For running downloads; `used` is the size of all. Zero is not mentioned. */
const useHeadline = (coming: readonly DownloadRecord[], used: number) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { online } = useSnapshot(connection)
  const isHeld = waitsForWifi(useSnapshot(wifi))
  const count = useTrackCount()
  const size = useByteSize()
  const { downloaded: kept, requested: asked } = downloadProgressOf(coming)
  if (asked === 0) return used === 0 ? t('keep.emptyTitle') : t('keep.used', { size: size(used) })
  if (!online) return t('keep.state.waiting')
  if (isHeld) return t('keep.state.wifi')
  return kept === 0
    ? t('keep.begun', { things: count(coming.map(({ track }) => track)) })
    : t('keep.reached', { n: number(kept), all: number(asked) })
}

export const StorageSummary = ({ sounds }: { sounds: readonly DownloadRecord[] }) => {
  const { t } = useTranslation()
  const { joinParts } = useFormats()
  const size = useByteSize()
  const space = storageByKind(sounds)
  const used = space.reduce((sum, { bytes }) => sum + bytes, 0)
  const room = useFreeSpace(used)
  const coming = pendingDownloadsOf(sounds)
  const isComing = coming.length > 0
  const headline = useHeadline(coming, used)
  return (
    <section className={css.usage} aria-label={t('keep.room')}>
      <p>
        <strong>{headline}</strong>
        <span>
          {joinParts([
            isComing && used > 0 && t('keep.used', { size: size(used) }),
            room !== null && t('keep.left', { size: size(room) }),
          ])}
        </span>
      </p>
      {room !== null && <StorageBar space={space} whole={used + room || 1} />}
      {used > 0 && (
        <ul className={css.legend}>
          {space.map(({ kind, bytes }) => (
            <li key={kind} className={colours[kind]}>
              {t(`rooms.${kind}`)} <bdi>{size(bytes)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <WifiOnlySwitch />
    </section>
  )
}
