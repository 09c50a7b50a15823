/** DIALOG-39: why this option does not work now, and the others; with mobile data it is offered at once. */
import { useSyncExternalStore } from 'react'
import { connectionType, followConnectionType } from '../../state/network/connection-type.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { LoginLinks } from './LoginLinks.tsx'
import css from './LoginLinks.module.css'
import { useLoginOptions } from './use-login-options.ts'

const subscribeToConnection = (onChange: () => void) => {
  const unsubscribed = new AbortController()
  followConnectionType(onChange, unsubscribed.signal)
  return () => unsubscribed.abort()
}

type LoginNotByWifiDialogProps = Pick<DialogBodyProps<'loginNotByWifi'>, 'option' | 'returnTo'>

export const LoginNotByWifiDialog = ({ option, returnTo }: LoginNotByWifiDialogProps) => {
  const { t } = useTranslation()
  const isOnWifi = useSyncExternalStore(subscribeToConnection, connectionType, connectionType) === 'wifi'
  const others = useLoginOptions().filter(({ mobileDataOnly }) => !mobileDataOnly)
  return (
    <div className={css.choice}>
      <p role="status">{t(isOnWifi ? 'dialogs.wifi.text' : 'dialogs.wifi.ready')}</p>
      {isOnWifi ? (
        others.length > 0 && (
          <>
            <p>{t('dialogs.wifi.others')}</p>
            <LoginLinks options={others} returnTo={returnTo} />
          </>
        )
      ) : (
        <LoginLinks options={[option, ...others]} returnTo={returnTo} />
      )}
    </div>
  )
}
