import { IconHeadphones, IconPlayerPauseFilled, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './ArticleView.module.css'
import { TextSettingsButton } from './TextSettingsButton.tsx'
import type { Listening } from './use-read-aloud.ts'

const ListenButton = ({ listening: { state, play, pause, stop } }: { listening: Listening }) => {
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

export const ArticleTools = ({ listening, actions }: { listening: Listening | null; actions: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className={css.tools} role="group" aria-label={t('reading.tools')}>
      {listening && <ListenButton listening={listening} />}
      <TextSettingsButton />
      {actions}
    </div>
  )
}
