import { useSnapshot } from 'valtio'
import {
  pendingDownloadsOf,
  type StorageKind,
  downloadProgressOf,
  storageByKind,
} from '../../domain/downloads/download-rules.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { connection } from '../../state/network/connection.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTrackCount } from '../../state/words/use-track-count.ts'
import { waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './StorageSummary.module.css'
import { useFreeSpace } from './use-free-space.ts'
import { useByteSize } from '../../state/words/use-byte-size.ts'
import { WifiOnlySwitch } from './WifiOnlySwitch.tsx'

type Space = ReturnType<typeof storageByKind>

const colours: Record<StorageKind, string | undefined> = {
  music: css.music,
  podcasts: css.podcasts,
  audiobooks: css.audiobooks,
}

const StorageBar = ({ space, totalBytes }: { space: Space; totalBytes: number }) => {
  const before = (at: number) => space.slice(0, at).reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      {space.map(({ kind, bytes }, at) => (
        <rect
          key={kind}
          className={colours[kind]}
          x={(before(at) / totalBytes) * 100}
          // Visible even for one song on a large disk.
          width={bytes && Math.max(0.6, (bytes / totalBytes) * 100)}
          height="8"
        />
      ))}
    </svg>
  )
}

/** For running downloads; `usedBytes` is the size of all. Zero is not mentioned. */
const useHeadline = (pending: readonly DownloadRecord[], usedBytes: number) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { online } = useSnapshot(connection)
  const isWaiting = waitsForWifi(useSnapshot(wifi))
  const count = useTrackCount()
  const size = useByteSize()
  const { downloaded, requested } = downloadProgressOf(pending)
  if (requested === 0)
    return usedBytes === 0 ? t('keep.emptyTitle') : t('keep.used', { size: size(usedBytes) })
  if (!online) return t('keep.state.waiting')
  if (isWaiting) return t('keep.state.wifi')
  return downloaded === 0
    ? t('keep.begun', { things: count(pending.map(({ track }) => track)) })
    : t('keep.reached', { n: number(downloaded), all: number(requested) })
}

export const StorageSummary = ({ sounds }: { sounds: readonly DownloadRecord[] }) => {
  const { t } = useTranslation()
  const { joinParts } = useFormats()
  const size = useByteSize()
  const space = storageByKind(sounds)
  const usedBytes = space.reduce((sum, { bytes }) => sum + bytes, 0)
  const freeBytes = useFreeSpace(usedBytes)
  const pending = pendingDownloadsOf(sounds)
  const isComing = pending.length > 0
  const headline = useHeadline(pending, usedBytes)
  return (
    <section className={css.usage} aria-label={t('keep.room')}>
      <p>
        <strong>{headline}</strong>
        <span>
          {joinParts([
            isComing && usedBytes > 0 && t('keep.used', { size: size(usedBytes) }),
            freeBytes !== null && t('keep.left', { size: size(freeBytes) }),
          ])}
        </span>
      </p>
      {freeBytes !== null && <StorageBar space={space} totalBytes={usedBytes + freeBytes || 1} />}
      {usedBytes > 0 && (
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
