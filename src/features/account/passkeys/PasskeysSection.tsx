/** Not where another provider signs people in, and not at addresses that passkeys do not support. */
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { wordsOfError } from '../../../api/error-words.ts'
import { passkeysQuery } from '../../../api/passkeys.ts'
import type { Passkeys } from '../../../contract/passkeys.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import css from './Passkeys.module.css'

const PasskeyList = ({ list }: { list: Passkeys }) => {
  const { t } = useTranslation()
  if (list.passkeys.length === 0) return <p className={css.none}>{t('passkeys.none')}</p>
  return (
    <ul className={css.list} aria-label={t('passkeys.title')}>
      {list.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} list={list} />
      ))}
    </ul>
  )
}

export const PasskeysSection = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const isUser = useSnapshot(session).status === 'user'
  const { data, error } = useQuery({
    ...passkeysQuery(personalScopeOf(portal)),
    enabled: isUser && !portal.tenant.passwordsAt,
  })
  if (portal.tenant.passwordsAt || (data?.host === null && data.passkeys.length === 0)) return null
  return (
    <AccountSection title={t('passkeys.title')} text={t('passkeys.about')}>
      <div className={css.body} aria-busy={!data && !error}>
        {!data && error && <p className={css.note}>{t(wordsOfError(error))}</p>}
        {data && <PasskeyList list={data} />}
        {data && data.host !== null && <AddPasskey />}
      </div>
    </AccountSection>
  )
}
