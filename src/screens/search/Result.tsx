import type { Card } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { reasonIn, underlined } from '../../domain/search/underline.ts'
import { rowLengthOf } from '../../features/structure/card/card-words.ts'
import { useCardView } from '../../features/structure/card/use-card-view.tsx'
import { TrackMenuButton } from '../../features/tracks/TrackMenuButton.tsx'
import type { SongListPlayback } from '../../state/song-lists/use-song-list.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { BestResult, Marked, ResultRow } from '../../ui/Results.tsx'
import { PlayCell, isPlayable } from './PlayCell.tsx'

interface ResultProps {
  card: Card
  query: string
  isNear: boolean
  isBest?: boolean
  songs: SongListPlayback
  /** Opened or played: the search counts as submitted. */
  onUse: () => void
}

/** Where the title does not contain the typed text, the text beside it that does. */
const reasonOf = ({ lang, subTitle = '', subTitleLang = lang, by }: Card, query: string, isNear: boolean) => {
  const texts = [{ text: subTitle, lang: subTitleLang }, ...(by ? [{ text: by.name, lang: by.lang }] : [])]
  for (const { text, lang } of texts) {
    const pieces = reasonIn(text, query, isNear)
    if (pieces) return <Marked pieces={pieces} lang={lang} />
  }
  return undefined
}

export const Result = ({ card, query, isNear, isBest = false, songs, onUse }: ResultProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { badge: _, figure, title, titleLang, onOpen, ...view } = useCardView(card)
  const pieces = underlined(title, query, isNear)
  const reason = pieces.some(({ isMatch }) => isMatch) ? undefined : reasonOf(card, query, isNear)
  const result = {
    ...view,
    id: `found-${card.id}`,
    picture: card.picture,
    title: { pieces, lang: titleLang },
    subtitle: card.restriction
      ? t(`cards.restricted.${card.restriction}`)
      : (reason ?? view.subtitle ?? figure),
    end: rowLengthOf(card, formats),
    plays: isSong(card) && isPlayable(card),
    onOpen: () => {
      onOpen()
      onUse()
    },
  }
  const control = isPlayable(card) && <PlayCell card={card} large={isBest} songs={songs} onUse={onUse} />
  const menu = isSong(card) && <TrackMenuButton track={card} />
  return isBest ? (
    <BestResult
      result={result}
      control={control}
      menu={menu}
      label={formats.joinParts([t('search.best'), view.kind])}
    />
  ) : (
    <ResultRow result={result} control={control} menu={menu} />
  )
}
