import type { OpenSession, SessionDevice } from '../../../contract/sessions.ts'
import { localeOf } from '../../../contract/languages.ts'
import { ageOf } from '../../../domain/days.ts'
import { numeralsOf } from '../../../domain/numerals.ts'
import { useDayOfMoment } from '../../../state/account/use-moment.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'

export const useDeviceName = () => {
  const { t } = useTranslation()
  return ({ browser, system }: SessionDevice): string =>
    browser !== null && system !== null
      ? t('security.sessions.device', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'))
}

/** When it was last used, and since when the account is signed in there. */
export const useSessionTimes = (now: number) => {
  const { t } = useTranslation()
  const { tenant, lang } = usePortal()
  const { joinParts } = useFormats()
  const date = useDayOfMoment()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const usedText = (used: string) => {
    const age = ageOf(Date.parse(used), now)
    if (age.unit === 'now') return t('security.sessions.usedNow')
    return t('security.sessions.used', { when: format.format(-age.count, age.unit) })
  }
  return ({ used, created }: OpenSession) =>
    joinParts([usedText(used), t('security.sessions.since', { date: date(created) })])
}
