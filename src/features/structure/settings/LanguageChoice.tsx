import { languageCodes } from '../../../contract/languages.ts'
import { nativeLanguageNames } from '../../../domain/language-names.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { chooseLanguage } from '../../../state/preferences/preferences.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

export const LanguageChoice = () => {
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
