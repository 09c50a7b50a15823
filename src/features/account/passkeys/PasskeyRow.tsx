import { useRef } from 'react'
import { IconDeviceLaptop, IconDeviceMobile, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Passkey, PasskeyHolder, Passkeys } from '../../../contract/passkeys.ts'
import { useDayOfMoment } from '../../../state/account/use-moment.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFocusHandover } from '../../../ui/use-focus-handover.ts'
import css from './Passkeys.module.css'
import { lastOf, useRemovePasskey } from './use-remove-passkey.ts'

const icons: Record<PasskeyHolder, typeof IconKey> = {
  computer: IconDeviceLaptop,
  phone: IconDeviceMobile,
  key: IconKey,
}

interface PasskeyRowProps {
  passkey: Passkey
  list: Passkeys
}

const useFacts = ({ passkey, list }: PasskeyRowProps) => {
  const { t } = useTranslation()
  const { joinParts } = useFormats()
  const date = useDayOfMoment()
  const { created, used, isSynced, host } = passkey
  return joinParts([
    t('passkeys.added', { date: date(created) }),
    used ? t('passkeys.used', { date: date(used) }) : t('passkeys.unused'),
    isSynced && t('passkeys.synced'),
    host !== list.host && t('passkeys.at', { host }),
  ])
}

export const PasskeyRow = ({ passkey, list }: PasskeyRowProps) => {
  const { t } = useTranslation()
  const facts = useFacts({ passkey, list })
  const removePasskey = useRemovePasskey()
  const row = useRef<HTMLLIElement>(null)
  useFocusHandover(row)
  const { id, holder, isRefused } = passkey
  const name = passkey.name ?? t(`passkeys.holder.${holder}`)
  const Icon = icons[holder]
  return (
    <li ref={row} className={css.row}>
      <span className={css.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.facts}>{facts}</span>
        {isRefused && <span className={css.refused}>{t('passkeys.refused')}</span>}
      </span>
      <span className={css.controls}>
        <IconButton
          label={t('passkeys.rename.of', { name })}
          onClick={() => void openDialog('renamePasskey', { id, name })}
        >
          <IconPencil size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t('passkeys.remove.of', { name })}
          onClick={() => void removePasskey({ id, name, host: passkey.host, last: lastOf(list, passkey) })}
        >
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
