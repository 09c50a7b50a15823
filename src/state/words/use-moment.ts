import { useMemo } from 'react'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../portal/portal.tsx'

/** A date with its time, in the zone of the browser. Only after hydration: the host knows no zone. */
export const useMoment = () => {
  const { tenant, lang } = usePortal()
  const format = useMemo(() => {
    const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  }, [lang, tenant.numerals])
  return (iso: string) => format.format(new Date(iso))
}
