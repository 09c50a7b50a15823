import { shortestPassword } from '../../../contract/password.ts'
import { useInterfaceContext } from '../../../state/preferences/use-interface-context.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MantineRoot } from '../../../ui/MantineRoot.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { AccountNameField } from '../AccountNameField.tsx'
import css from './PasswordSection.module.css'
import { useChangePasswordForm } from './use-change-password-form.ts'

interface ChangePasswordFormProps {
  onDone: () => void
  onCancel: () => void
}

export const ChangePasswordForm = ({ onDone, onCancel }: ChangePasswordFormProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const form = useChangePasswordForm(onDone)
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
      <Form
        form={form}
        className={css.form}
        labels={labels}
        submit={t('security.password.save')}
        buttonsClass={css.choices}
        takesFocus
        intro={<AccountNameField />}
        moreButtons={<Button onClick={onCancel}>{t('security.password.cancel')}</Button>}
      >
        <PasswordField
          {...shared}
          field={form.field('current')}
          label={labels.current}
          autoComplete="current-password"
        />
        <PasswordField {...fresh} field={form.field('password')} label={labels.password} hint={hint} />
        <PasswordField {...fresh} field={form.field('again')} label={labels.again} />
      </Form>
    </MantineRoot>
  )
}
