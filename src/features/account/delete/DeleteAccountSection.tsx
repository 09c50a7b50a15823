import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AccountSection } from '../AccountSection.tsx'
import css from './DeleteAccount.module.css'

export const DeleteAccountSection = () => {
  const { t } = useTranslation()
  return (
    <AccountSection title={t('accountData.delete.title')} text={t('accountData.delete.text')}>
      <Button
        variant="outline"
        className={css.open ?? ''}
        onClick={() => void openDialog('profileDeleteConfirm', {})}
      >
        {t('accountData.delete.open')}
      </Button>
    </AccountSection>
  )
}
