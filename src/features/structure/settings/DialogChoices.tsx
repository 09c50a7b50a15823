import { useSnapshot } from 'valtio'
import { consent } from '../../../state/consent/consent.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

/** Only for users with a keyboard. */
export const KeysChoice = () => {
  const { t } = useTranslation()
  return (
    <SettingsChoice title={t('settings.keys')} text={t('settings.keysText')}>
      <Button variant="outline" onClick={() => openDialog('keys', {})}>
        {t('settings.showKeys')}
      </Button>
    </SettingsChoice>
  )
}

export const PrivacyChoice = () => {
  const { t } = useTranslation()
  const { policy } = useSnapshot(consent)
  if (!policy?.isRequired) return null
  return (
    <SettingsChoice title={t('settings.privacy')} text={t('settings.privacyText')}>
      <Button variant="outline" onClick={() => openDialog('consent', {})}>
        {t('settings.cookies')}
      </Button>
    </SettingsChoice>
  )
}
