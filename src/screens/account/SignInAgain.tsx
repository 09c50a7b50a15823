import { linkTo } from '../../domain/addresses/addresses.ts'
import { LoginLinks } from '../../features/login/LoginLinks.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useLinking } from '../../ui/Link.tsx'

export const SignInAgain = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  return (
    <>
      <LoginLinks
        options={[{ id: 'login', title: t('login.signIn'), kind: 'login' }]}
        returnTo={href(linkTo.home())}
      />
      <ButtonLink variant="outline" to={linkTo.home()}>
        {t('login.toHome')}
      </ButtonLink>
    </>
  )
}
