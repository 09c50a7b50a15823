import { useMemo } from 'react'
import { useTranslation } from './translation.tsx'
import { type Language, localeOf } from '../../contract/languages.ts'
import { type Numerals, clockText, numeralsOf, wholeNumber, withDigits } from '../../domain/numerals.ts'
import { usePortal } from '../portal/portal.tsx'

/** Making a date format costs more than using it a hundred times. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const dateFormat = (lang: Language, numerals: Numerals) => {
  const locale = `${localeOf(lang).iso}-u-nu-${numerals}`
  const cached = dateFormats.get(locale)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  dateFormats.set(locale, format)
  return format
}

export interface Formats {
  number(value: number): string
  figure(value: number | string): string
  clock(seconds: number): string
  length(seconds: number): string
  /** A whole date; Node and browsers may differ in it, so its element suppresses the hydration warning. */
  date(iso: string): string
  joinParts(parts: readonly (string | number | boolean | null | undefined)[]): string
  between: string
}

export const useFormats = (): Formats => {
  const { tenant, lang } = usePortal()
  const { t } = useTranslation()
  return useMemo(() => {
    const numerals = numeralsOf(lang, tenant.numerals)
    const number = (value: number) => wholeNumber(value, lang, numerals)
    const length = (seconds: number) => {
      const minutes = Math.max(1, Math.round(seconds / 60))
      const values = { h: number(Math.floor(minutes / 60)), m: number(minutes % 60) }
      if (minutes < 60) return t('cards.minutes', values)
      return minutes % 60 === 0 ? t('cards.hours', values) : t('cards.hoursMinutes', values)
    }
    // A nought in Arabic digits is a dot itself. A dot goes along with what follows it, so that no line ends in one.
    const between = lang === 'ar' ? '، ' : ' ·\u00a0'
    return {
      number,
      figure: (value) => withDigits(String(value), numerals),
      clock: (seconds) => clockText(seconds, numerals),
      length,
      date: (iso) => dateFormat(lang, numerals).format(new Date(iso)),
      joinParts: (parts) => parts.filter(Boolean).join(between),
      between,
    }
  }, [lang, tenant.numerals, t])
}
