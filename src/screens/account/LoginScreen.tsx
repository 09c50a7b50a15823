/** Also what a guarded page shows to a visitor. Every option leads to the provider (AMBIG-032). */
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import type { PublicTenant } from '../../contract/page.ts'
import { returnAddress } from '../../domain/addresses/return-address.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { type LoginOption, hasSeveralOptions } from '../../domain/login-options.ts'
import { type FollowLogin, LoginLinks } from '../../features/login/LoginLinks.tsx'
import { useLoginOptions } from '../../features/login/use-login-options.ts'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { useBrand, usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { Panel, PanelText } from './Panel.tsx'

type LoginVariant = 'login' | 'email' | 'register' | 'partner' | 'guarded'
const variantByRoute: Partial<Record<string, LoginVariant>> = {
  'user-login': 'login',
  'user-login-email': 'email',
  'user-register': 'register',
  register: 'partner',
}

const useVariant = () => {
  const { href } = useLinking()
  const [path] = useLocation()
  // The host renders one page for all queries; the links with the query are rendered after hydration.
  const search = useSearch({ ssrSearch: '' })
  const variant = variantByRoute[matchRoute(path)?.route.name ?? ''] ?? 'guarded'
  const query = new URLSearchParams(search)
  // The backend's own login calls it `redirectUrl` (ROUTE-BACKEND-02): a link may use either.
  const requestedReturn = query.get('returnTo') ?? query.get('redirectUrl')
  const address = href(path) + search
  const returnTo =
    variant === 'guarded'
      ? address
      : requestedReturn === null
        ? href(linkTo.home())
        : returnAddress(requestedReturn)
  return { variant, returnTo }
}

/** ROUTE-BACKEND-01: without the flow of several options this is the only login. */
const isPartnerFlow = (variant: LoginVariant, tenant: PublicTenant) =>
  variant === 'partner' && !hasSeveralOptions(tenant)

const useOptions = (variant: LoginVariant): LoginOption[] => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const brand = useBrand()
  const options = useLoginOptions()
  const signIn: LoginOption = { id: 'login', title: t('login.signIn'), kind: 'login' }
  const create: LoginOption = { id: 'register', title: t('login.create'), kind: 'register' }
  if (variant === 'email') return [signIn]
  if (variant === 'register') return [create, signIn]
  if (isPartnerFlow(variant, tenant)) return [{ ...signIn, title: t('login.partnerTitle', { brand }) }]
  return options
}

/** The backend says which step comes first; where it does not answer, the link itself leads there. */
const usePartnerLogin = (redirectUrl: string): FollowLogin => {
  const { tenant, lang, foreignBackend } = usePortal()
  return async (event) => {
    event.preventDefault()
    const { href } = event.currentTarget
    const login = { tenant: tenant.name, lang, redirectUrl: (foreignBackend?.origin ?? '') + redirectUrl }
    try {
      const { findPartnerLogin } = await import('../../api/partner-login.ts')
      location.assign(await findPartnerLogin(login))
    } catch (problem) {
      console.warn('the partner login did not answer', problem)
      location.assign(href)
    }
  }
}

const useTexts = (variant: LoginVariant) => {
  const { t } = useTranslation()
  const brand = useBrand()
  if (variant === 'register')
    return { title: t('login.registerTitle'), text: t('login.registerText', { brand }) }
  if (variant === 'partner')
    return { title: t('login.partnerTitle', { brand }), text: t('login.partnerText') }
  return { title: t('login.title'), text: t(variant === 'guarded' ? 'login.guarded' : 'login.text') }
}

/** Its words are not part of the first view, which is a visitor's. */
const AlreadySignedIn = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  if (!useAllWordsLoaded()) return null
  return (
    <>
      <PanelText>{t('login.here', { name })}</PanelText>
      <ButtonLink variant="primary" to={linkTo.home()}>
        {t('login.toHome')}
      </ButtonLink>
      <ButtonLink variant="outline" to={linkTo.profile()}>
        {t('login.toProfile')}
      </ButtonLink>
    </>
  )
}

const Login = () => {
  const { user } = useSnapshot(session)
  const { variant, returnTo } = useVariant()
  const { title, text } = useTexts(variant)
  const { tenant } = usePortal()
  const options = useOptions(variant)
  const followPartner = usePartnerLogin(returnTo)
  const onFollow = isPartnerFlow(variant, tenant) ? followPartner : undefined
  return (
    <Panel title={title}>
      {user && variant !== 'guarded' ? (
        <AlreadySignedIn name={user.name || user.email} />
      ) : (
        <>
          <PanelText>{text}</PanelText>
          <LoginLinks options={options} returnTo={returnTo} onFollow={onFollow} />
        </>
      )}
    </Panel>
  )
}

export const LoginScreen = () => (
  <LocationRouter>
    <Login />
  </LocationRouter>
)
