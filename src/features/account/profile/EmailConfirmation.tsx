/** The page of the letter to a new address: it confirms by itself, since it opens only for the signed-in owner. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { confirmNewEmail } from '../../../state/account/profile.ts'
import { rewriteQuery } from '../../../state/navigation/navigation.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './Profile.module.css'

type Outcome = { kind: 'sending' | 'invalid' | 'failed' } | { kind: 'confirmed'; email: string }

const useEmailConfirmation = () => {
  const { lang } = usePortal()
  const token = new URLSearchParams(useSearch()).get('confirm')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const sent = useRef<string | null>(null)
  const send = useCallback(
    async (secret: string) => {
      setOutcome({ kind: 'sending' })
      try {
        const email = await confirmNewEmail(secret, lang)
        setOutcome(email === null ? { kind: 'invalid' } : { kind: 'confirmed', email })
        // It works once; nobody shares it with the address of this page.
        rewriteQuery(linkTo.profileInfo())
      } catch {
        setOutcome({ kind: 'failed' })
      }
    },
    [lang],
  )
  useEffect(() => {
    if (token === null || sent.current === token) return
    sent.current = token
    void send(token)
  }, [token, send])
  return { outcome, sendAgain: () => void (sent.current !== null && send(sent.current)) }
}

export const EmailConfirmation = () => {
  const { t } = useTranslation()
  const { outcome, sendAgain } = useEmailConfirmation()
  if (!outcome) return null
  const words = {
    sending: () => t('profile.confirm.sending'),
    invalid: () => t('profile.confirm.invalid'),
    failed: () => t('profile.confirm.failed'),
    confirmed: () =>
      outcome.kind === 'confirmed'
        ? t('profile.confirm.done', { email: `\u2068${outcome.email}\u2069` })
        : '',
  }
  return (
    <div className={css.confirmation} role="status" data-kind={outcome.kind}>
      <p>{words[outcome.kind]()}</p>
      {outcome.kind === 'failed' && (
        <Button variant="outline" onClick={sendAgain}>
          {t('states.retry')}
        </Button>
      )}
    </div>
  )
}
