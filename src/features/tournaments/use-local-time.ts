/** Dates in the visitor's time zone. A rendered document does not know it: it appears with hydration. */
import { useSyncExternalStore } from 'react'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../../state/portal/portal.tsx'

const noSubscription = () => () => undefined
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const useZone = () => useSyncExternalStore(noSubscription, localZone, () => 'UTC')

/** Node and browsers may differ in a date, so its element suppresses the hydration warning. */
export const useLocalTime = () => {
  const { lang, tenant } = usePortal()
  const timeZone = useZone()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  // No line starts with the zone: it stays with its hour.
  return (iso: string): string => format.format(new Date(iso)).replace(/ (?=\S+$)/, '\u00a0')
}
