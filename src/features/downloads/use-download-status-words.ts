/** What is said of sounds that are kept, or on their way: their state, their weight, and until when they play. */
import { useSnapshot } from 'valtio'
import type { KeptSound } from '../../contract/download-records.ts'
import {
  daysLeft,
  endsSoon,
  keepProgressOf,
  nearestEnd,
  rightTo,
} from '../../domain/downloads/download-rules.ts'
import { connection } from '../../state/network/connection.ts'
import { useFormats } from '../../state/words/formats.ts'
import { keptMoment } from '../../state/downloads/downloads.ts'
import { waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useSize } from './use-byte-size.ts'

const useTerm = () => {
  const { t } = useTranslation()
  const { number, date } = useFormats()
  return (sounds: readonly KeptSound[]): string | null => {
    const first = nearestEnd(sounds)
    if (!first?.validUntil) return null
    const moment = keptMoment()
    const right = rightTo(first, moment)
    if (right !== 'mine') return t(`keep.${right}`)
    const days = daysLeft(first, moment) ?? 0
    return endsSoon(sounds, moment)
      ? t('keep.soon', { count: days, n: number(days) })
      : t('keep.until', { date: date(first.validUntil) })
  }
}

export const useStateWords = () => {
  const { t } = useTranslation()
  const { number, line } = useFormats()
  const { online } = useSnapshot(connection)
  const isHeld = waitsForWifi(useSnapshot(wifi))
  const size = useSize()
  const term = useTerm()
  const going = (part: string, bytes: number) => {
    if (!online) return t('keep.state.waiting')
    return isHeld ? t('keep.state.wifi') : line([part, bytes > 0 && size(bytes)])
  }
  return (sounds: readonly KeptSound[]): string => {
    const { state, part, bytes } = keepProgressOf(sounds)
    const n = number(Math.floor(part * 100))
    if (state === 'none') return ''
    if (state === 'kept') return line([size(bytes), term(sounds)])
    return state === 'waiting' ? going(t('keep.part', { n }), bytes) : t(`keep.state.${state}`, { n })
  }
}
