import { decimalText } from '../../domain/decimal.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { usePortal } from '../portal/portal.tsx'
import { useTranslation } from './translation.tsx'

export const useSpeedText = () => {
  const { t } = useTranslation()
  const { lang, tenant } = usePortal()
  const numerals = numeralsOf(lang, tenant.numerals)
  return (speed: number) => t('pace.times', { n: decimalText(speed, lang, numerals) })
}
