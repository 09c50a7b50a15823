/** DIALOG-19: every option the tenant offers; after a failure it says so, and the one that was chosen comes first. */
import { useState } from 'react'
import { pathOf } from '../../domain/addresses/without-login-params.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { chosenFirst } from '../../domain/login-options.ts'
import { findLoginChoice } from '../../state/session/login-choice.ts'
import type { TextKey } from '../../state/words/text-key.ts'
import { LoginLinks } from './LoginLinks.tsx'
import css from './LoginLinks.module.css'
import { useLoginOptions } from './use-login-options.ts'

interface LoginOptionsDialogProps {
  returnTo?: string
  failed?: readonly TextKey[]
}

export const LoginOptionsDialog = ({ returnTo, failed }: LoginOptionsDialogProps) => {
  const { t } = useTranslation()
  const options = useLoginOptions()
  // Read once: a tap on another option must not move it under the finger.
  const [chosen] = useState(findLoginChoice)
  return (
    <>
      {failed ? (
        <p className={css.failed} role="alert">
          {t(failed)}
        </p>
      ) : (
        <p>{t('login.text')}</p>
      )}
      <LoginLinks options={chosenFirst(options, chosen)} returnTo={returnTo ?? pathOf(location)} />
    </>
  )
}
