import type { Offer } from '../../contract/offers.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useLike } from '../../state/likes/use-like.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { SignedInOnly } from '../../features/login/SignedInOnly.tsx'
import css from './Marketplace.module.css'

const Guest = () => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('market.managed.guest')}</p>
      <ButtonLink variant="primary" to={linkTo.login()} needsConnection>
        {t('market.managed.signIn')}
      </ButtonLink>
    </>
  )
}

const AppLike = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const { liked, toggle } = useLike(offer)
  return (
    <>
      <p>{t(liked ? 'market.managed.kept' : 'market.managed.apart')}</p>
      <Button variant="outline" onClick={toggle}>
        {t(liked ? 'market.managed.takeOut' : 'market.managed.keep')}
      </Button>
    </>
  )
}

export const AppStatus = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation()
  const signInHint = (
    <div className={css.between}>
      <Guest />
    </div>
  )
  const status = (
    <div className={css.between}>
      <AppLike offer={offer} />
    </div>
  )
  return (
    <Section title={t('market.managed.title')}>
      <SignedInOnly guest={signInHint} rows={1}>
        {status}
      </SignedInOnly>
    </Section>
  )
}
