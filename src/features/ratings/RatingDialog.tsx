import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Score } from '../../contract/ratings.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { rateCard } from '../../state/ratings/rate-card.ts'
import { useRating } from '../../state/ratings/ratings.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './RatingDialog.module.css'
import { OthersRating } from './OthersRating.tsx'
import { Stars } from './Stars.tsx'

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
      <p className={css.chosen} aria-live="polite">
        {score ? t(`rating.score.${score}`) : t('rating.choose')}
      </p>
      <OthersRating {...rating} />
      <Button variant="primary" type="submit" disabled={!score}>
        {t('rating.save')}
      </Button>
    </form>
  )
}
