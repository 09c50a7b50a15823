/** The address, what becomes of a new one, or where it is kept. */
import { useRef } from 'react'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { FieldBinding } from '../../../ui/fields/field-props.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import css from './Profile.module.css'

interface EmailFieldProps {
  field: FieldBinding<string>
  pendingEmail: string | undefined
}

const EmailElsewhere = ({ email, address }: { email: string; address: string }) => {
  const { t } = useTranslation()
  const { host } = new URL(address)
  return (
    <div className={css.elsewhere}>
      <h3>{t('profile.email')}</h3>
      {email && <bdi dir="ltr">{email}</bdi>}
      <p>{t('profile.elsewhere', { host })}</p>
      <a href={address}>{t('password.elsewhere.go', { host })}</a>
    </div>
  )
}

export const EmailField = ({ field, pendingEmail }: EmailFieldProps) => {
  const { t } = useTranslation()
  const { passwordsAt } = usePortal().tenant
  const part = useRef<HTMLDivElement>(null)
  if (passwordsAt) return <EmailElsewhere email={field.value} address={passwordsAt} />
  return (
    <div ref={part}>
      <TextField
        field={field}
        label={t('profile.email')}
        hint={t('profile.emailHint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        isRequired
      />
      {pendingEmail && (
        <PendingEmail
          pendingEmail={pendingEmail}
          onWithdrawn={() => part.current?.querySelector('input')?.focus()}
        />
      )}
    </div>
  )
}
