import { useEffect, useState } from 'react'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { accepted } from '../../../domain/validation.ts'
import { deleteAccount } from '../../../state/account/delete-account.ts'
import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/fields/BooleanFields.tsx'
import { useLinking } from '../../../ui/Link.tsx'
import { DeletionSummary } from './DeletionSummary.tsx'
import css from './DeleteAccount.module.css'

const initial: { sure: boolean } = { sure: false }
const rules = { sure: [accepted] }

/** DIALOG-44 */
export const ProfileDeleteDialog = ({ close, setCanClose }: DialogBodyProps<'profileDeleteConfirm'>) => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const [hasFailed, setFailed] = useState(false)
  const { formProps, field, isSending } = useForm({
    initial,
    rules,
    send: async () => {
      setFailed(false)
      // Once it is deleted the page leaves, and the dialog with it.
      setFailed((await deleteAccount(href(linkTo.home()))) === 'failed')
    },
  })
  useEffect(() => setCanClose(isSending ? () => false : undefined), [isSending, setCanClose])
  return (
    <form className={css.form} {...formProps}>
      <DeletionSummary />
      <CheckboxField field={field('sure')} label={t('accountData.delete.sure')} isRequired />
      {hasFailed && (
        <p role="alert" className={css.failure}>
          {t('accountData.delete.failed')}
        </p>
      )}
      <Button variant="primary" autoFocus isBusy={isSending} onClick={close}>
        {t('accountData.delete.keep')}
      </Button>
      <Button variant="outline" type="submit" className={css.submit ?? ''} isBusy={isSending}>
        {t('accountData.delete.submit')}
      </Button>
    </form>
  )
}
