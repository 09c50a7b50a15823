import { useQuery } from '@tanstack/react-query'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { itemQuery } from '../../api/items.ts'
import type { Card } from '../../contract/content.ts'
import type { Game } from '../../contract/games.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { artworksByUse } from '../../domain/game-artworks.ts'
import { GameFacts } from '../../features/games/GameFacts.tsx'
import { GameMedia } from '../../features/games/GameMedia.tsx'
import { useVideoName } from '../../features/games/use-video-name.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { ItemState } from '../../features/page-states/ItemState.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { HeroDetail, heroDetailSkeleton } from '../../ui/HeroDetail.tsx'
import { Button } from '../../ui/Button.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { GameKindLine, GameNote, useGameFacts } from './game-facts.tsx'

/** The primary button: the first video of the game. Its space is reserved while that is unknown. */
const WatchTrailer = ({ game }: { game: Game | undefined }) => {
  const nameOf = useVideoName()
  const trailer = game && artworksByUse(game.additionalArtworks).videos[0]?.video
  if (!trailer) return <span />
  const { url, seconds = 0 } = trailer
  const name = nameOf(trailer)
  return (
    <Button
      variant="play"
      icon={<IconPlayerPlayFilled size={22} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => openDialog('gameTrailer', { url, seconds, name, title: game.title })}
    >
      {name}
    </Button>
  )
}

const About = ({ game: { description } }: { game: Game }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  if (!description.text) return null
  return <Prose title={t('game.about')} {...description} {...textIn(description.lang)} />
}

const RelatedGames = ({ game: { developerName, byPublisher, more } }: { game: Game }) => {
  const { t } = useTranslation()
  const by = t('game.moreBy', { name: developerName })
  return (
    <div className="inset">
      <CardShelf title={by} label={by} cards={byPublisher} />
      <CardShelf title={t('game.more')} label={t('game.more')} cards={more} />
    </div>
  )
}

const Body = ({ card, game }: { card: Card; game: Game | undefined }) => {
  const banner = game && artworksByUse(game.additionalArtworks).banner
  return (
    <>
      <HeroDetail
        picture={card.picture}
        shape="tall"
        banner={banner && { url: banner.url, colours: card.picture.colours }}
        kind={<GameKindLine card={card} game={game} />}
        title={card.title}
        titleLang={card.lang}
        facts={useGameFacts(card, game)}
        actions={
          <>
            <WatchTrailer game={game} />
            <LikeButton item={card} variant="glass" large />
            <ShareButton path={addressOf(card)} title={card.title} />
            <RateSlot card={card} />
          </>
        }
        note={game && <GameNote game={game} />}
        across={game && <GameMedia game={game} />}
        aside={game && <GameFacts game={game} />}
      >
        {game ? <About game={game} /> : <RowsSkeleton count={2} />}
      </HeroDetail>
      {game && <RelatedGames game={game} />}
    </>
  )
}

export const GameScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['id'] ?? ''
  const query = useQuery(itemQuery(scopeOf(usePortal()), 'game', id))
  return (
    <ItemState id={id} query={query} skeleton={heroDetailSkeleton}>
      {(card, game) => <Body card={card} game={game} />}
    </ItemState>
  )
}
