import { IconHeadphones, IconPlayerPauseFilled, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Listening } from './use-read-aloud.ts'

export const ListenButton = ({ listening: { state, play, pause, stop } }: { listening: Listening }) => {
  const { t } = useTranslation()
  const isSpeaking = state === 'speaking'
  const label = isSpeaking ? 'reading.pause' : state === 'paused' ? 'reading.listenOn' : 'reading.listen'
  return (
    <>
      <IconButton label={t(label)} onClick={isSpeaking ? pause : play}>
        {isSpeaking ? (
          <IconPlayerPauseFilled size={22} aria-hidden />
        ) : (
          <IconHeadphones size={24} aria-hidden />
        )}
      </IconButton>
      {state !== 'silent' && (
        <IconButton label={t('reading.stopListening')} onClick={stop}>
          <IconX size={22} aria-hidden />
        </IconButton>
      )}
    </>
  )
}
