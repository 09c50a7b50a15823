import { useQueryClient } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import { sendResetCode } from '../../api/parental.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { configurationOf } from '../../domain/global-settings.ts'
import { useForm } from '../../state/forms/use-form.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import css from './Parental.module.css'

const useSendCode = () => {
  const client = useQueryClient()
  const portal = usePortal()
  return async () => {
    const configurations = await client.fetchQuery(
      structureQuery(scopeOf(portal), { name: configurationStructure, id: null }),
    )
    await sendResetCode(configurationOf(configurations, 'parental-control-sendgrid-config'), portal.lang)
  }
}

export const SendCodeForm = ({ email, onSent }: { email: string; onSent: () => void }) => {
  const { t } = useTranslation()
  const sendCode = useSendCode()
  const form = useForm({
    initial: {},
    rules: {},
    send: async () => {
      await sendCode()
      onSent()
    },
  })
  return (
    <Form
      form={form}
      className={css.form}
      labels={{}}
      submit={t('parental.reset.send')}
      takesFocus
      intro={<p className={css.text}>{t('parental.reset.text', { email: `\u2068${email}\u2069` })}</p>}
      moreButtons={
        <Button variant="text" onClick={onSent}>
          {t('parental.reset.have')}
        </Button>
      }
    />
  )
}
