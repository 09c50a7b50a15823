/** `3.7` in the language and digits of the page; only where the host renders nothing, as its Intl may differ. */
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../../state/portal/portal.tsx'

export const useDecimal = () => {
  const { lang, tenant } = usePortal()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (value: number) => format.format(value)
}
