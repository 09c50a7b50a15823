import { useEffect, useState } from 'react'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { accepted } from '../../../domain/validation.ts'
import { deleteAccount } from '../../../state/account/delete-account.ts'
import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { useLinking } from '../../../ui/Link.tsx'
import { SkeletonShape } from '../../../ui/skeleton/SkeletonShape.tsx'
import { AccountElsewhere } from './AccountElsewhere.tsx'
import css from './DeleteAccount.module.css'
import { useDeletionLines } from './use-deletion-lines.ts'

const Lines = () => {
  const lines = useDeletionLines()
  return (
    <ul className={css.lines} aria-busy={lines === null}>
      {lines === null
        ? [0, 1, 2].map((at) => (
            <li key={at}>
              <SkeletonShape />
            </li>
          ))
        : lines.map((line, at) => <li key={at}>{line}</li>)}
    </ul>
  )
}

const initial: { sure: boolean } = { sure: false }
const rules = { sure: [accepted] }

/** DIALOG-44 */
export const ProfileDeleteDialog = ({ close, setCanClose }: DialogBodyProps<'profileDeleteConfirm'>) => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const { passwordsAt } = usePortal().tenant
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
      <p>{t('accountData.delete.intro')}</p>
      <Lines />
      <p>{t('accountData.delete.devices')}</p>
      {passwordsAt !== undefined && <AccountElsewhere address={passwordsAt} />}
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
