import type { ReactNode } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './ArticleView.module.css'
import { ListenButton } from './ListenButton.tsx'
import { TextSettingsButton } from './TextSettingsButton.tsx'
import type { Listening } from './use-read-aloud.ts'

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
