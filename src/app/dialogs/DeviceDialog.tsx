import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './dialogs.module.css'

export const DeviceDialog = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={css.body}>
      <p className={css.text}>{t('dialogs.device.text')}</p>
      <Button variant="primary" onClick={close}>
        {t('dialogs.device.understood')}
      </Button>
    </div>
  )
}
