import { useState } from 'react'
import { canEncrypt } from '../../../lib/encrypted-chunks.ts'
import { setAutoDownload, isAutoDownloadEnabled } from '../../../state/downloads/auto-download-preference.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { isLoggedIn } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { type CollectionProps, PartOrderSetting } from './PartOrderSetting.tsx'
import css from './PlaybackSettingsDialog.module.css'
import { SpeedSetting } from './SpeedSetting.tsx'

const DownloadNextSetting = ({ collection: { kind, id } }: CollectionProps) => {
  const { t } = useTranslation()
  const tenant = usePortal().tenant.name
  const [isWanted, setWanted] = useState(() => isAutoDownloadEnabled(tenant, id))
  const change = (next: boolean) => {
    setAutoDownload(tenant, id, next)
    setWanted(next)
  }
  return (
    <label className={css.choice}>
      <span>
        {t(`spoken.keepNext.${kind}`)}
        <small>{t('spoken.keepNext.hint')}</small>
      </span>
      <Switch isOn={isWanted} toggle={change} />
    </label>
  )
}

export const CollectionSettings = ({ collection }: CollectionProps) => {
  const plays = useCurrentTrack()?.album.id === collection.id
  return (
    <>
      <SpeedSetting collection={collection} plays={plays} />
      <PartOrderSetting collection={collection} />
      {isLoggedIn() && canEncrypt() && <DownloadNextSetting collection={collection} />}
    </>
  )
}
