import { useEffect, useState } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './dialogs.module.css'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Replaces the form of a dialog that is closed with unsaved input. */
export const DiscardQuestion = ({ onKeep, onDiscard }: DiscardQuestionProps) => {
  const { t } = useTranslation()
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => void (before instanceof HTMLElement && before.focus()), [before])
  return (
    <div className={css.body}>
      <p role="alert" className={css.text}>
        {t('dialogs.discard.text')}
      </p>
      <Button variant="primary" autoFocus onClick={onKeep}>
        {t('dialogs.discard.keep')}
      </Button>
      <Button variant="outline" onClick={onDiscard}>
        {t('dialogs.discard.discard')}
      </Button>
    </div>
  )
}
