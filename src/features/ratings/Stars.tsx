import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { type Score, scores } from '../../contract/ratings.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './RatingDialog.module.css'

interface StarsProps {
  score: Score | null
  onChoose: (score: Score) => void
}
export const Stars = ({ score, onChoose }: StarsProps) => {
  const { t } = useTranslation()
  return (
    <fieldset className={css.stars}>
      <legend className="sr">{t('rating.choose')}</legend>
      {scores.map((starCount) => (
        <label key={starCount} className={css.star}>
          <input
            type="radio"
            name="score"
            className="sr"
            value={starCount}
            checked={starCount === score}
            onChange={() => onChoose(starCount)}
            aria-label={t(`rating.score.${starCount}`)}
          />
          {score && starCount <= score ? (
            <IconStarFilled size={36} aria-hidden />
          ) : (
            <IconStar size={36} stroke={1.5} aria-hidden />
          )}
        </label>
      ))}
    </fieldset>
  )
}
