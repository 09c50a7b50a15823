/** Days and hours where the visitor is. A rendered document knows neither the place nor the hour: both come alive with it. */
import { useSyncExternalStore } from 'react'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { type Phase, phaseOf } from '../../domain/phase.ts'
import { usePortal } from '../../state/portal.tsx'

const never = () => () => undefined
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const useZone = () => useSyncExternalStore(never, zoneHere, () => 'UTC')

const minute = 60_000
const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, minute)
  return () => clearInterval(timer)
}
const minuteNow = () => Math.floor(Date.now() / minute)

interface Span {
  starts: string
  ends: string
}
/** `null` until the page is alive. */
export const usePhase = (span: Span): Phase | null => {
  const now = useSyncExternalStore(everyMinute, minuteNow, () => null)
  return now === null ? null : phaseOf(span, now * minute)
}

/** Node and browsers may differ in a date, so its element suppresses the hydration warning. */
export const useMoment = () => {
  const { lang, tenant } = usePortal()
  const timeZone = useZone()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  return (iso: string): string =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(new Date(iso))
}
