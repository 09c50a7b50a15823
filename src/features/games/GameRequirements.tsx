import type { Game } from '../../contract/games.ts'
import { isIn } from '../../contract/kinds.ts'
import { ageOf } from '../../domain/parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About } from '../../ui/About.tsx'

export const GameRequirements = ({ game: { kind, megabytes } }: { game: Game }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!isIn('games', kind)) return null
  return (
    <About title={t('game.needs.title')}>
      <p>{t(`game.needs.${kind}`)}</p>
      {megabytes !== null && <p>{t('game.needs.room', { n: formats.number(megabytes) })}</p>}
    </About>
  )
}

export const AgeWords = ({ grading }: { grading: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const age = ageOf(grading)
  return age === 0 ? t('game.allAges') : t('game.fromAge', { n: formats.number(age) })
}
