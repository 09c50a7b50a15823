/** One to five stars; the average is shown beside them. DIALOG-30 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { OfflineError } from '../../api/backend-error.ts'
import { wordsOfError } from '../../api/error-words.ts'
import type { Score } from '../../contract/ratings.ts'
import { inTenths } from '../../domain/rating.ts'
import { connection } from '../../state/network/connection.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useFormats } from '../../state/words/formats.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { rateCard } from '../../state/ratings/rate-card.ts'
import { useRating } from '../../state/ratings/ratings.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './RatingDialog.module.css'
import { Stars } from './Stars.tsx'
import { localeOf } from '../../contract/languages.ts'
import { numeralsOf } from '../../domain/numerals.ts'

/** `3.7` in the language and digits of the page; only where the host renders nothing, as its Intl may differ. */

const useDecimal = () => {
  const { lang, tenant } = usePortal()
  const locale = `${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (value: number) => format.format(value)
}

const RatingFailure = ({ error, retry }: Pick<RatingQuery, 'error' | 'retry'>) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.others} role="alert">
        {t(error instanceof OfflineError ? 'rating.offline' : wordsOfError(error))}
      </p>
      <Button variant="text" onClick={retry}>
        {t('states.retry')}
      </Button>
    </>
  )
}

type RatingQuery = ReturnType<typeof useRating>
const OthersRating = ({ rating, error, retry }: RatingQuery) => {
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

export const RatingDialog = ({ card, close }: DialogBodyProps<'rating'>) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { tenant } = usePortal()
  const rating = useRating(card.id)
  const [chosen, setChosen] = useState<Score | null>(null)
  const score = chosen ?? rating.rating?.score ?? null
  const save = () => {
    if (score) void rateCard(client, tenant.name, card, score)
    close()
  }
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stars score={score} onChoose={setChosen} />
      <p className={css.said} aria-live="polite">
        {score ? t(`rating.score.${score}`) : t('rating.choose')}
      </p>
      <OthersRating {...rating} />
      <Button variant="primary" type="submit" disabled={!score}>
        {t('rating.save')}
      </Button>
    </form>
  )
}
