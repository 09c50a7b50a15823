import { useSnapshot } from 'valtio'
import { usePortal } from '../../state/portal/portal.tsx'
import { setWifiOnly, wifi } from '../../state/downloads/wifi.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Switch } from '../../ui/Switch.tsx'
import css from './StorageSummary.module.css'

export const WifiOnlySwitch = () => {
  const { t } = useTranslation()
  const { name } = usePortal().tenant
  const { connectionType, isWanted } = useSnapshot(wifi)
  if (!connectionType) return null
  return (
    <label className={css.choice}>
      <span>
        {t('keep.wifiOnly')}
        <small>{t('keep.wifiHint')}</small>
      </span>
      <Switch isOn={isWanted} toggle={(next) => setWifiOnly(name, next)} />
    </label>
  )
}
