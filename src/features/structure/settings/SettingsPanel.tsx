import { useSnapshot } from 'valtio'
import { languageCodes } from '../../../contract/languages.ts'
import { isDataSaverChoice, dataSaverChoices } from '../../../domain/network-quality.ts'
import { nativeLanguageNames } from '../../../domain/native-language-names.ts'
import { consent } from '../../../state/consent/consent.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { chooseDataSaver, networkQuality } from '../../../state/network/network-quality.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { chooseLanguage, toggleTheme } from '../../../state/preferences/preferences.ts'
import { activeColours, theme } from '../../../state/preferences/theme.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { VideoChoice } from './VideoChoice.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'
import { SoundChoice } from './SoundChoice.tsx'
import { StorageChoice } from './StorageChoice.tsx'

const LanguageChoice = () => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  const choose = (id: string) => {
    const code = languageCodes.find((candidate) => candidate === id)
    if (code && code !== lang) chooseLanguage(code)
  }
  return (
    <SettingsChoice title={t('settings.language')} text={t('settings.languageText')}>
      <ChipTabs
        label={t('settings.language')}
        tabs={languageCodes.map((code) => ({ id: code, label: nativeLanguageNames[code], lang: code }))}
        current={lang}
        onChoose={choose}
      />
    </SettingsChoice>
  )
}

const ThemeChoice = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { alternatTheme } = useSnapshot(theme)
  if (!tenant.colors.alternate) return null
  const current = activeColours(tenant.colors, alternatTheme).isDark ? 'dark' : 'light'
  return (
    <SettingsChoice title={t('settings.theme')} text={t('settings.themeText')}>
      <ChipTabs
        label={t('settings.theme')}
        tabs={[
          { id: 'light', label: t('settings.light') },
          { id: 'dark', label: t('settings.dark') },
        ]}
        current={current}
        onChoose={(id) => {
          if (id !== current) toggleTheme(tenant)
        }}
      />
    </SettingsChoice>
  )
}

const DataChoice = () => {
  const { t } = useTranslation()
  const { name } = usePortal().tenant
  const { choice } = useSnapshot(networkQuality)
  return (
    <SettingsChoice title={t('settings.data')} text={t('settings.dataText')}>
      <ChipTabs
        label={t('settings.data')}
        tabs={dataSaverChoices.map((id) => ({ id, label: t(`settings.saving.${id}`) }))}
        current={choice}
        onChoose={(id) => isDataSaverChoice(id) && chooseDataSaver(name, id)}
      />
    </SettingsChoice>
  )
}

/** Only for users with a keyboard. */
const KeysChoice = () => {
  const { t } = useTranslation()
  return (
    <SettingsChoice title={t('settings.keys')} text={t('settings.keysText')}>
      <Button variant="outline" onClick={() => openDialog('keys', {})}>
        {t('settings.showKeys')}
      </Button>
    </SettingsChoice>
  )
}

const PrivacyChoice = () => {
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

export const SettingsPanel = () => (
  <>
    <LanguageChoice />
    <ThemeChoice />
    <DataChoice />
    <VideoChoice />
    <SoundChoice />
    <StorageChoice />
    <KeysChoice />
    <PrivacyChoice />
  </>
)
