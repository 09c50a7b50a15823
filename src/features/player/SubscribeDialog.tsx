import type { PurchaseOption } from '../../contract/playback.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { localTextOf } from '../../domain/subscription-type.ts'
import { saveUpgradeTarget } from '../../state/subscriptions/upgrade-target.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './SubscribeDialog.module.css'

interface SubscribeDialogProps {
  title: string
  options: readonly PurchaseOption[]
}

/** Shown where a sound may not be played: the plans that open it, with a link. PLAYER-11, PLAYER-14 */
export const SubscribeDialog = ({ title, options }: SubscribeDialogProps) => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  const names = options.flatMap(({ subscriptionType: type }) =>
    type ? (localTextOf(type, 'NAME_TEXT_', lang) ?? []) : [],
  )
  const meant = options.find(({ subscriptionType }) => subscriptionType)?.subscriptionType
  return (
    <>
      <p>{t('player.subscribe.desc', { title })}</p>
      {names.length > 0 && (
        <ul className={css.plans}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <ButtonLink
        variant="primary"
        to={linkTo.subscription()}
        onClick={() => meant && saveUpgradeTarget(meant.id)}
      >
        {t('player.subscribe.plans')}
      </ButtonLink>
    </>
  )
}
