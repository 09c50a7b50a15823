import { useState } from 'react'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormSlot } from '../../ui/fields/FormSlot.tsx'
import { Panel, PanelText } from './Panel.tsx'
import css from './Panel.module.css'

const loadForm = async () => (await import('./ForgotPasswordForm.tsx')).ForgotPasswordForm

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('password.sent.title')} isOutcome>
      <PanelText>{t('password.sent.text', { email })}</PanelText>
      <Button variant="outline" onClick={onAgain}>
        {t('password.sent.again')}
      </Button>
    </Panel>
  )
}

export const ForgotPassword = () => {
  const { t } = useTranslation()
  const areWordsLoaded = useAllWordsLoaded()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <Panel title={t('password.forgotten.title')}>
      <PanelText>{t('password.forgotten.text')}</PanelText>
      <FormSlot
        isReady={areWordsLoaded}
        load={loadForm}
        form={{ onSent: setSentTo }}
        className={css.oneField}
      />
    </Panel>
  )
}
