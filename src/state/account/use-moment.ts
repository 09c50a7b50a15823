import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { isTimeZone, knownInformationOf } from '../../domain/user-information.ts'
import { usePortal } from '../portal/portal.tsx'
import { session } from '../session/session.ts'

/** The zone that the account names; undefined is the device's own, also where this browser does not know that zone. */
const useAccountZone = (): string | undefined => {
  const { timeZone } = knownInformationOf(useSnapshot(session).user?.userInformation ?? {})
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : undefined
}

const useAccountFormat = (shown: Intl.DateTimeFormatOptions) => {
  const { tenant, lang } = usePortal()
  const timeZone = useAccountZone()
  const { dateStyle, timeStyle } = shown
  const format = useMemo(() => {
    const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
    return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, timeZone })
  }, [lang, tenant.numerals, dateStyle, timeStyle, timeZone])
  return (iso: string) => format.format(new Date(iso))
}

/** A date with its time, in the account's zone. Only after hydration: the host knows no zone. */
export const useMoment = () => useAccountFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** The day of a moment, in the account's zone. */
export const useDayOfMoment = () => useAccountFormat({ dateStyle: 'long' })
