import { useTranslation } from '../../state/words/translation.tsx'
import { useFormats } from '../../state/words/formats.ts'

interface TracksSummaryProps {
  year?: number | undefined
  count?: number | undefined
  seconds?: number | undefined
  isSingle?: boolean
}

export const TracksSummary = ({ year, count, seconds, isSingle = false }: TracksSummaryProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const parts = [
    year && formats.figure(year),
    count && t('cards.songs', { count, n: formats.number(count) }),
    seconds && (isSingle ? formats.clock(seconds) : formats.length(seconds)),
  ]
  const summary = formats.joinParts(parts)
  return summary && <span>{summary}</span>
}
