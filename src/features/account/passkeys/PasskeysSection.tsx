/** Not where another provider signs people in, and where the address is none that a passkey can belong to. */
import { useQuery } from '@tanstack/react-query'
import { IconKey } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { wordsOfError } from '../../../api/error-words.ts'
import { passkeysQuery } from '../../../api/passkeys.ts'
import type { Passkeys } from '../../../contract/passkeys.ts'
import { connection } from '../../../state/network/connection.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import css from './Passkeys.module.css'
import { useAddPasskey } from './use-add-passkey.ts'

const areSupported = () => 'PublicKeyCredential' in globalThis

const AddPasskey = () => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const { add, isAdding, failure } = useAddPasskey()
  if (!areSupported()) return <p className={css.note}>{t('passkeys.unsupported')}</p>
  return (
    <div className={css.add}>
      <Button
        variant="outline"
        icon={<IconKey size={20} aria-hidden />}
        // Disabled it would lose the focus while the device asks.
        aria-disabled={isAdding || !online}
        onClick={() => online && add()}
      >
        {t(isAdding ? 'passkeys.adding' : 'passkeys.add')}
      </Button>
      <p className={css.note} role="status">
        {online ? failure && t(failure) : t('passkeys.offline')}
      </p>
    </div>
  )
}

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
