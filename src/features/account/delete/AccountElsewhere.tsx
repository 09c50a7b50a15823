import { useTranslation } from '../../../state/words/translation.tsx'
import css from './DeleteAccount.module.css'

/** An account that another provider manages is not ours to delete. */
export const AccountElsewhere = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const { host } = new URL(address)
  return (
    <p>
      {t('accountData.delete.elsewhere', { host })}{' '}
      <a className={css.elsewhere} href={address} target="_blank" rel="noopener noreferrer">
        {t('accountData.delete.goElsewhere', { host })}
      </a>
    </p>
  )
}
