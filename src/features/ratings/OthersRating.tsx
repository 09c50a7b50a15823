import { useSnapshot } from 'valtio'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'
import { inTenths } from '../../domain/rating.ts'
import { connection } from '../../state/network/connection.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import type { useRating } from '../../state/ratings/ratings.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './RatingDialog.module.css'
import { RatingFailure } from './RatingFailure.tsx'

/** `3.7` in the language and digits of the page; only where the host renders nothing, as its Intl may differ. */
const useDecimal = () => {
  const { lang, tenant } = usePortal()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (value: number) => format.format(value)
}

export const OthersRating = ({ rating, error, retry }: ReturnType<typeof useRating>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const decimal = useDecimal()
  const { online } = useSnapshot(connection)
  if (!rating && error) return <RatingFailure error={error} retry={retry} />
  if (!rating) return <p className={css.others}>{t(online ? 'rating.asking' : 'rating.offline')}</p>
  if (rating.average === null) return <p className={css.others}>{t('rating.none')}</p>
  const { count, average } = rating
  return (
    <p className={css.others}>
      {t('rating.average', { average: decimal(inTenths(average)), most: formats.number(5) })}
      {formats.between}
      {t('rating.count', { count, n: formats.number(count) })}
    </p>
  )
}
