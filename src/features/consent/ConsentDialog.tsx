/** Necessary cookies are listed without a switch. CONSENT-16, CONSENT-18 to CONSENT-20 */
import { useState } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import type { ConsentRow } from '../../domain/consent.ts'
import { consent } from '../../state/consent/consent.ts'
import { answerConsent } from '../../state/consent/consent-actions.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import css from './ConsentDialog.module.css'

const useCategoryWords = () => {
  const { lang, tenant } = usePortal()
  return (words: ConsentRow['name'], fallback: string) =>
    words[lang] ?? words[tenant.default.locale.defaultLocale] ?? words['en'] ?? fallback
}

const Row = ({
  row,
  isAllowed,
  toggle,
}: {
  row: ConsentRow
  isAllowed: boolean
  toggle?: (isAllowed: boolean) => void
}) => {
  const { t } = useTranslation()
  const wordsOf = useCategoryWords()
  return (
    <label className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{wordsOf(row.name, row.id)}</span>
        <span className={css.text}>{wordsOf(row.text, '')}</span>
        {!toggle && <span className={css.always}>{t('consent.always')}</span>}
      </span>
      <Switch isOn={isAllowed} toggle={toggle} />
    </label>
  )
}

export const ConsentDialog = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  const { policy, answer } = useSnapshot(consent)
  const optional = policy?.optional ?? []
  const all = optional.map(({ id }) => id)
  const [allowed, setAllowed] = useState<readonly string[]>(
    answer.isGiven || !policy?.startsAllowed ? answer.allowed : all,
  )
  const settle = (ids: readonly string[]) => {
    answerConsent(ids)
    close()
  }
  const toggle = (id: string) => (isAllowed: boolean) =>
    setAllowed(all.filter((candidate) => (candidate === id ? isAllowed : allowed.includes(candidate))))
  return (
    <div className={css.body}>
      <p className={css.text}>{t('consent.text')}</p>
      <div className={css.rows}>
        {policy?.necessary.map((row) => (
          <Row key={row.id} row={row} isAllowed />
        ))}
        {optional.map((row) => (
          <Row key={row.id} row={row} isAllowed={allowed.includes(row.id)} toggle={toggle(row.id)} />
        ))}
      </div>
      <div className={css.answers}>
        <Button variant="outline" className={css.save ?? ''} onClick={() => settle(allowed)}>
          {t('consent.save')}
        </Button>
        <Button variant="outline" onClick={() => settle([])}>
          {t('consent.declineAll')}
        </Button>
        <Button variant="outline" onClick={() => settle(all)}>
          {t('consent.acceptAll')}
        </Button>
      </div>
    </div>
  )
}
