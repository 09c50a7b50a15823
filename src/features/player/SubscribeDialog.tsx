/** Shown where a sound may not be played: what opens it, with a link. PLAYER-14 */
import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { ButtonLink } from '../../ui/Button.tsx'

export const SubscribeDialog = ({ title }: { title: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('player.subscribe.desc', { title })}</p>
      <ButtonLink variant="primary" to={linkTo.subscription()}>
        {t('player.subscribe.plans')}
      </ButtonLink>
    </>
  )
}
