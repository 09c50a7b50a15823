import { useState } from 'react'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FormSlot } from '../../ui/fields/FormSlot.tsx'
import type { NewPasswordFormProps } from './NewPasswordForm.tsx'
import { Panel, PanelText } from './Panel.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import css from './Panel.module.css'

const loadForm = async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm

const LinkExpired = () => {
  const { t } = useTranslation()
  return (
    <Panel title={t('password.over.title')} isOutcome>
      <PanelText>{t('password.over.text')}</PanelText>
      <ButtonLink variant="primary" to={linkTo.resetPassword()}>
        {t('password.over.again')}
      </ButtonLink>
    </Panel>
  )
}

const Done = () => {
  const { t } = useTranslation()
  return (
    <Panel title={t('password.done.title')} isOutcome>
      <PanelText>{t('password.done.text')}</PanelText>
      <SignInAgain />
    </Panel>
  )
}

export const NewPassword = ({ session }: { session: string }) => {
  const { t } = useTranslation()
  const areWordsLoaded = useAllWordsLoaded()
  const [outcome, setOutcome] = useState<Parameters<NewPasswordFormProps['onOutcome']>[0] | null>(null)
  if (outcome === 'saved') return <Done />
  if (outcome === 'link-expired') return <LinkExpired />
  return (
    <Panel title={t('password.fresh.title')}>
      <PanelText>{t('password.fresh.text')}</PanelText>
      <FormSlot
        isReady={areWordsLoaded}
        load={loadForm}
        form={{ session, onOutcome: setOutcome }}
        className={css.twoFields}
      />
    </Panel>
  )
}
