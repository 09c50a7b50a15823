import { useQueryClient } from '@tanstack/react-query'
import { passkeysQuery, sendPasskeyName } from '../../../api/passkeys.ts'
import { longestPasskeyName } from '../../../contract/passkeys.ts'
import { max, required } from '../../../domain/validation.ts'
import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Passkeys.module.css'

const rules = { name: [required, max(longestPasskeyName)] }

export const RenamePasskeyDialog = ({ id, name, close }: DialogBodyProps<'renamePasskey'>) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const { formProps, field, summary, isSending } = useForm({
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
    <form className={css.form} {...formProps}>
      <ErrorSummary summary={summary} labels={{ name: label }} />
      <TextField field={field('name')} label={label} autoComplete="off" isRequired />
      <Button variant="primary" type="submit" isBusy={isSending}>
        {t('passkeys.rename.save')}
      </Button>
    </form>
  )
}
