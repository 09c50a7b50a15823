import { useQuery } from '@tanstack/react-query'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { itemQuery } from '../../api/items.ts'
import type { Card } from '../../contract/content.ts'
import { shapeOf } from '../../contract/kinds.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import type { Phase } from '../../domain/phase.ts'
import { PhaseMark, TournamentFacts } from '../../features/tournaments/TournamentFacts.tsx'
import { ItemState } from '../../features/page-states/ItemState.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { usePhase } from '../../state/tournaments/use-phase.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { HeroDetail, heroDetailSkeleton } from '../../ui/HeroDetail.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Section } from '../../ui/Section.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import css from './TournamentScreen.module.css'

/** The primary button: a video where there is one, else the game itself. */
const Lead = ({ tournament }: { tournament: Tournament | undefined }) => {
  const { t } = useTranslation()
  const video = tournament?.videos[0]
  const to = video ?? tournament?.game
  if (!to) return <span />
  return (
    <ButtonLink
      variant="play"
      to={addressOf(to)}
      icon={video && <IconPlayerPlayFilled size={22} aria-hidden />}
    >
      {t(video ? 'cup.watch' : 'cup.toGame')}
    </ButtonLink>
  )
}

/** Reserves its space, invisible, until the page knows the time and the words. */
const SignUpStatus = ({ phase }: { phase: Phase | null }) => {
  const { t } = useTranslation()
  const isClosed = phase === 'present' || phase === 'past'
  const words = t(isClosed ? 'cup.closed' : 'cup.soon')
  return (
    <p className={css.signUp} data-phase={(words && phase) || 'unknown'}>
      {words}
    </p>
  )
}
const SignUp = ({ tournament }: { tournament: Tournament }) => <SignUpStatus phase={usePhase(tournament)} />

const CardRows = ({ title, cards }: { title: string; cards: readonly Card[] }) =>
  cards.length > 0 && (
    <Section title={title}>
      <Rows label={title} texts={cards.every((card) => shapeOf(card) === 'text')}>
        {cards.map((card) => (
          <ItemRow key={card.id} card={card} />
        ))}
      </Rows>
    </Section>
  )

const TournamentDetails = ({ tournament: { rules, game, news } }: { tournament: Tournament }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  return (
    <>
      <CardRows title={t('cup.game')} cards={game ? [game] : []} />
      {rules.length > 0 && (
        <Section title={t('cup.rules')}>
          <ol className={css.rules}>
            {rules.map(({ text, lang }) => (
              <li key={text} {...textIn(lang)}>
                {text}
              </li>
            ))}
          </ol>
        </Section>
      )}
      <CardRows title={t('cup.news')} cards={news} />
    </>
  )
}

const Body = ({ card, tournament }: { card: Card; tournament: Tournament | undefined }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  return (
    <>
      <HeroDetail
        picture={card.picture}
        shape="bracket"
        kind={t(`cards.kind.${card.kind}`)}
        title={card.title}
        titleLang={card.lang}
        facts={[tournament && <PhaseMark starts={tournament.starts} ends={tournament.ends} />]}
        subtitle={tournament && { ...tournament.description, ...textIn(tournament.description.lang) }}
        actions={
          <>
            <Lead tournament={tournament} />
            <ShareButton path={addressOf(card)} title={card.title} />
          </>
        }
        note={tournament ? <SignUp tournament={tournament} /> : <SignUpStatus phase={null} />}
        aside={tournament && <TournamentFacts tournament={tournament} />}
      >
        {tournament ? <TournamentDetails tournament={tournament} /> : <RowsSkeleton count={4} />}
      </HeroDetail>
      {tournament && (
        <div className="inset">
          <CardShelf title={t('cup.videos')} label={t('cup.videos')} cards={tournament.videos} />
          <CardShelf title={t('cup.more')} label={t('cup.more')} cards={tournament.more} />
        </div>
      )}
    </>
  )
}

export const TournamentScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['id'] ?? ''
  const query = useQuery(itemQuery(scopeOf(usePortal()), 'tournament', id))
  return (
    <ItemState id={id} query={query} skeleton={heroDetailSkeleton}>
      {(card, tournament) => <Body card={card} tournament={tournament} />}
    </ItemState>
  )
}
