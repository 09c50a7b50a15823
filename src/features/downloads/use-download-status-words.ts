import { useSnapshot } from 'valtio'
import type { DownloadRecord } from '../../contract/download-records.ts'
import {
  daysLeft,
  expiresSoon,
  downloadProgressOf,
  nearestExpiry,
  playRightOf,
} from '../../domain/downloads/download-rules.ts'
import { connection } from '../../state/network/connection.ts'
import { useFormats } from '../../state/words/formats.ts'
import { downloadMoment } from '../../state/downloads/downloads.ts'
import { waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useByteSize } from '../../state/words/use-byte-size.ts'

const useExpiryWords = () => {
  const { t } = useTranslation()
  const { number, date } = useFormats()
  return (sounds: readonly DownloadRecord[]): string | null => {
    const first = nearestExpiry(sounds)
    if (!first?.validUntil) return null
    const clock = downloadMoment()
    const right = playRightOf(first, clock)
    if (right !== 'mine') return t(`keep.${right}`)
    const days = daysLeft(first, clock) ?? 0
    return expiresSoon(sounds, clock)
      ? t('keep.soon', { count: days, n: number(days) })
      : t('keep.until', { date: date(first.validUntil) })
  }
}

export const useDownloadStatusWords = () => {
  const { t } = useTranslation()
  const { number, joinParts } = useFormats()
  const { online } = useSnapshot(connection)
  const isWaiting = waitsForWifi(useSnapshot(wifi))
  const size = useByteSize()
  const term = useExpiryWords()
  const progressWords = (fraction: string, bytes: number) => {
    if (!online) return t('keep.state.waiting')
    return isWaiting ? t('keep.state.wifi') : joinParts([fraction, bytes > 0 && size(bytes)])
  }
  return (sounds: readonly DownloadRecord[]): string => {
    const { state, fraction, bytes } = downloadProgressOf(sounds)
    const n = number(Math.floor(fraction * 100))
    if (state === 'none') return ''
    if (state === 'kept') return joinParts([size(bytes), term(sounds)])
    return state === 'waiting' ? progressWords(t('keep.part', { n }), bytes) : t(`keep.state.${state}`, { n })
  }
}
