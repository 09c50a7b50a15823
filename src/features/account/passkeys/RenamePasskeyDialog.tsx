import { useQueryClient } from '@tanstack/react-query'
import { passkeysQuery, sendPasskeyName } from '../../../api/passkeys.ts'
import { longestPasskeyName } from '../../../contract/passkeys.ts'
import { max, required } from '../../../domain/validation.ts'
import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Passkeys.module.css'

const rules = { name: [required, max(longestPasskeyName)] }

export const RenamePasskeyDialog = ({ id, name, close }: DialogBodyProps<'renamePasskey'>) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const form = useForm({
    initial: { name },
    rules,
    send: async (values) => {
      await sendPasskeyName(id, values.name)
      await client.invalidateQueries(passkeysQuery(scope))
      showSnack('passkeys.rename.done')
      close()
    },
  })
  const label = t('passkeys.rename.name')
  return (
    <Form
      form={form}
      className={css.form}
      labels={{ name: label }}
      submit={t('passkeys.rename.save')}
      takesFocus
    >
      <TextField field={form.field('name')} label={label} autoComplete="off" isRequired />
    </Form>
  )
}
