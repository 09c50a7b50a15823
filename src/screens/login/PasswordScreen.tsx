/** /resetpassword: without `session` a link is asked for, with it a new password is chosen. NAV-08 */
import { useLayoutEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { shortestPassword } from '../../contract/password.ts'
import { Located } from '../../state/Located.tsx'
import { usePortal } from '../../state/portal.tsx'
import type { Say } from '../../state/text-key.ts'
import { useTranslation } from '../../state/words.tsx'
import { Forgotten } from './Forgotten.tsx'
import { NewPassword } from './NewPassword.tsx'
import { Panel, PanelText } from './Panel.tsx'
import css from './Screen.module.css'

const Elsewhere = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const { brand } = usePortal().tenant
  const { host } = new URL(address)
  return (
    <Panel title={t('password.elsewhere.title')}>
      <PanelText>{t('password.elsewhere.text', { brand, host })}</PanelText>
      <a className={css.leave} href={address}>
        {t('password.elsewhere.go', { host })}
      </a>
    </Panel>
  )
}

/** A document is made without `session`, which is a secret, and carries the words that were said in it: these go along. */
const sayAhead = (t: Say) => {
  const fresh = ['title', 'text', 'password', 'again', 'save'] as const
  for (const name of fresh) t(`password.fresh.${name}`)
  t('validate.min', { count: shortestPassword, n: '' })
}

/** Null in the document and until the page is alive, so that both begin alike. */
const useSession = () => {
  const asked = new URLSearchParams(useSearch()).get('session')
  const [session, setSession] = useState<string | null>(null)
  useLayoutEffect(() => setSession(asked), [asked])
  return session
}

const Reset = () => {
  const { passwordsAt } = usePortal().tenant
  const { t } = useTranslation()
  const session = useSession()
  sayAhead(t)
  if (passwordsAt) return <Elsewhere address={passwordsAt} />
  return session ? <NewPassword key={session} session={session} /> : <Forgotten />
}

export const Screen = () => (
  <Located>
    <Reset />
  </Located>
)
