import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { changeOwnPassword, sessionsKey } from '../../../api/sessions.ts'
import { longestPassword, shortestPassword } from '../../../contract/password.ts'
import { confirmed, max, min, required } from '../../../domain/validation.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useInterfaceContext } from '../../../state/preferences/use-interface-context.ts'
import { session } from '../../../state/session/session.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MantineRoot } from '../../../ui/MantineRoot.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { useFocusFirstField } from '../../../ui/fields/use-focus-first-field.ts'
import { AccountNameField } from '../AccountNameField.tsx'
import css from './PasswordSection.module.css'

const rules = {
  current: [required],
  password: [required, min(shortestPassword), max(longestPassword)],
  again: [required, confirmed('password')],
}

interface ChangePasswordFormProps {
  onDone: () => void
  onCancel: () => void
}

const useChangePasswordForm = (onDone: () => void) => {
  const client = useQueryClient()
  const owner = personalScopeOf(usePortal())
  return useForm({
    initial: { current: '', password: '', again: '' },
    rules,
    send: async ({ current, password }) => {
      await changeOwnPassword(current, password)
      onDone()
      // The other sessions have ended.
      void client.invalidateQueries({ queryKey: sessionsKey(owner) })
    },
  })
}

export const ChangePasswordForm = ({ onDone, onCancel }: ChangePasswordFormProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { user } = useSnapshot(session)
  const { formProps, field, summary, isSending } = useChangePasswordForm(onDone)
  useFocusFirstField(formProps.ref)
  const hint = t('validate.min', { count: shortestPassword, n: formats.number(shortestPassword) })
  const labels = {
    current: t('security.password.current'),
    password: t('security.password.fresh'),
    again: t('security.password.again'),
  }
  const shared = { isRequired: true, showLabel: t('password.show') }
  const fresh = { ...shared, autoComplete: 'new-password' } as const
  return (
    <MantineRoot {...useInterfaceContext()}>
      <form className={css.form} {...formProps}>
        <AccountNameField email={user?.email ?? ''} />
        <ErrorSummary summary={summary} labels={labels} />
        <PasswordField
          {...shared}
          field={field('current')}
          label={labels.current}
          autoComplete="current-password"
        />
        <PasswordField {...fresh} field={field('password')} label={labels.password} hint={hint} />
        <PasswordField {...fresh} field={field('again')} label={labels.again} />
        <div className={css.choices}>
          <Button variant="primary" type="submit" isBusy={isSending}>
            {t('security.password.save')}
          </Button>
          <Button onClick={onCancel}>{t('security.password.cancel')}</Button>
        </div>
      </form>
    </MantineRoot>
  )
}
