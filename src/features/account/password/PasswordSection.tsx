import { useState } from 'react'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormSlot } from '../../../ui/fields/FormSlot.tsx'
import { AccountSection } from '../AccountSection.tsx'
import css from './PasswordSection.module.css'

const loadForm = async () => (await import('./ChangePasswordForm.tsx')).ChangePasswordForm

const PasswordElsewhere = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const brand = usePortal().tenant.brand
  const { host } = new URL(address)
  return (
    <AccountSection title={t('security.password.title')} text={t('password.elsewhere.text', { brand, host })}>
      <a className={css.leave} href={address}>
        {t('password.elsewhere.go', { host })}
      </a>
    </AccountSection>
  )
}

type Step = 'untouched' | 'open' | 'cancelled' | 'done'

const OwnPassword = () => {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>('untouched')
  return (
    <AccountSection title={t('security.password.title')} text={t('security.password.text')}>
      {step === 'open' ? (
        <FormSlot
          isReady
          load={loadForm}
          form={{ onDone: () => setStep('done'), onCancel: () => setStep('cancelled') }}
          className={css.slot}
        />
      ) : (
        <Button
          variant="outline"
          className={css.change ?? ''}
          // The button that closed the form is gone, and the focus with it.
          autoFocus={step !== 'untouched'}
          onClick={() => setStep('open')}
        >
          {t('security.password.change')}
        </Button>
      )}
      <p role="status" className={step === 'done' ? css.done : 'sr'}>
        {step === 'done' ? t('security.password.done') : ''}
      </p>
    </AccountSection>
  )
}

/** Another provider manages its own passwords: the portal leads there. */
export const PasswordSection = () => {
  const { passwordsAt } = usePortal().tenant
  return passwordsAt ? <PasswordElsewhere address={passwordsAt} /> : <OwnPassword />
}
