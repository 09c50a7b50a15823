import { Trans } from 'react-i18next'
import { useTranslation } from '../../state/words/translation.tsx'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { Button } from '../../ui/Button.tsx'
import css from './dialogs.module.css'

const hostOf = (url: string) => {
  if (!URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  return host || pathname
}

export const ExternalDialog = ({ url, close }: DialogBodyProps<'externalRedirect'>) => {
  const { t } = useTranslation()
  const open = () => {
    window.open(url, '_blank', 'noopener,noreferrer')
    close()
  }
  return (
    <div className={css.body}>
      <p className={css.text}>
        <Trans
          i18nKey="dialogs.external.text"
          values={{ host: hostOf(url) }}
          components={{ host: <strong className={css.named} dir="ltr" /> }}
        />
      </p>
      <div className={css.column}>
        <Button variant="primary" onClick={open}>
          {t('dialogs.external.open')}
        </Button>
        <Button onClick={close}>{t('dialogs.external.stay')}</Button>
      </div>
    </div>
  )
}
