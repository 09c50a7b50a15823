import { useSnapshot } from 'valtio'
import { usePortal } from '../../../state/portal/portal.tsx'
import { toggleTheme } from '../../../state/preferences/preferences.ts'
import { activeColours, theme } from '../../../state/preferences/theme.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

export const ThemeChoice = () => {
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
