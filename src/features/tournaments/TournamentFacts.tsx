import type { Tournament } from '../../contract/tournaments.ts'
import { phaseWords } from '../../domain/phase.ts'
import { useFormats } from '../../state/words/formats.ts'
import { usePhase } from '../../state/tournaments/use-phase.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About, Facts } from '../../ui/About.tsx'
import css from './TournamentFacts.module.css'
import { useLocalTime } from './use-local-time.ts'

/** Upcoming, running or over; its space is reserved until the page knows the time and the words. */
export const PhaseMark = (span: { starts: string; ends: string }) => {
  const { t } = useTranslation()
  const phase = usePhase(span)
  const key = phase && phaseWords[phase]
  const words = key && t(key)
  return (
    <span className={css.mark} data-phase={words ? phase : 'unknown'}>
      {words}
    </span>
  )
}

/** The one reward that has words. AMBIG-121 */
const shownCurrency = 'TICKETS'

const nth = ['first', 'second', 'third'] as const

const LocalTime = ({ iso }: { iso: string }) => {
  const localTime = useLocalTime()
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {localTime(iso)}
    </time>
  )
}

export const TournamentFacts = ({
  tournament: { starts, ends, seats, prizes },
}: {
  tournament: Tournament
}) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const phase = usePhase({ starts, ends })
  const rewards = prizes.filter(({ currency }) => currency === shownCurrency)
  const placeOf = (position: number) => {
    const rankWord = nth[position - 1]
    return rankWord ? t(`cup.${rankWord}`) : t('cup.place', { n: number(position) })
  }
  // Until the browser's words are loaded, those of the document stay.
  const hasStarted = phase === 'present' || phase === 'past'
  return (
    <div className={css.facts}>
      <About title={t('cup.when')}>
        <Facts
          facts={[
            {
              name: t(hasStarted ? ['cup.began', 'cup.starts'] : 'cup.starts'),
              value: <LocalTime iso={starts} />,
            },
            {
              name: t(phase === 'past' ? ['cup.ended', 'cup.ends'] : 'cup.ends'),
              value: (
                <>
                  <LocalTime iso={ends} />
                  <small className={css.zone}>{t('cup.zone')}</small>
                </>
              ),
            },
            ...(seats === null ? [] : [{ name: t('cup.seats'), value: number(seats) }]),
          ]}
        />
      </About>
      {rewards.length > 0 && (
        <About title={t('cup.prizes')}>
          <Facts
            facts={rewards.map(({ place: position, amount }) => ({
              name: placeOf(position),
              value: t('cup.tickets', { count: amount, n: number(amount) }),
            }))}
          />
        </About>
      )}
    </div>
  )
}
