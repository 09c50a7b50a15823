import { useSnapshot } from 'valtio'
import { useFormats } from '../../../state/words/formats.ts'
import { callPlayer, playerTime } from '../../../state/player/player.ts'
import { useTranslation } from '../../../state/words/translation.tsx'

export const useSeek = () => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const { position, duration } = useSnapshot(playerTime)
  const elapsed = clock(Math.floor(position))
  const total = clock(Math.floor(duration))
  return {
    elapsed,
    total,
    duration,
    range: {
      'data-seeks': true,
      'aria-label': t('player.place'),
      'aria-valuetext': t('player.placeText', { position: elapsed, duration: total }),
      max: Math.max(1, Math.round(duration)),
      value: position,
      onMove: (seconds: number) => void callPlayer((actions) => actions.seek(seconds)),
    },
  }
}
