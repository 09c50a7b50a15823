import { useSnapshot } from 'valtio'
import { isDataSaverChoice, dataSaverChoices } from '../../../domain/network-quality.ts'
import { chooseDataSaver, networkQuality } from '../../../state/network/network-quality.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ChipTabs } from '../../../ui/ChipTabs.tsx'
import { SettingsChoice } from './SettingsChoice.tsx'

export const DataChoice = () => {
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
