import type { Card } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { PersonRef } from '../../contract/shared.ts'
import type { CollectionDetails } from '../../contract/podcasts.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About, Facts } from '../../ui/About.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'
import { SpokenLanguage, useIsForeign } from './SpokenLanguage.tsx'

const Person = ({ person }: { person: PersonRef }) => (
  <Link to={linkTo.audiobookArtist(person)}>
    <Text lang={person.lang}>{person.name}</Text>
  </Link>
)

const countKeys = { podcast: 'cards.episodes', audiobook: 'spoken.chapters' } as const

interface BylineProps {
  kind: CollectionKind
  card: Card
  collection?: CollectionDetails
}

export const CollectionByline = ({ kind, card, collection }: BylineProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const count = collection?.total ?? card.count
  const words = [
    count !== undefined && t(countKeys[kind], { count, n: formats.number(count) }),
    card.duration !== undefined && formats.length(card.duration),
  ]
  return (
    <>
      {card.by && <Person person={card.by} />}
      <span>{formats.joinParts(words)}</span>
      {collection && <SpokenLanguage lang={collection.spokenIn} />}
    </>
  )
}

export const CollectionAside = ({
  kind,
  collection,
}: {
  kind: CollectionKind
  collection: CollectionDetails
}) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const { description, narrator, genre, spokenIn } = collection
  const isForeign = useIsForeign(spokenIn)
  const facts = [
    ...(narrator ? [{ name: t('spoken.narrator'), value: <Person person={narrator} /> }] : []),
    // A foreign language is in the byline already.
    ...(isForeign ? [] : [{ name: t('spoken.in'), value: t(`spoken.lang.${spokenIn}`) }]),
    ...(genre
      ? [{ name: t('album.genre'), value: <Link to={linkTo.audiobookGenre(genre.id)}>{genre.title}</Link> }]
      : []),
  ]
  return (
    <>
      {description.text && (
        <About title={t(`spoken.about.${kind}`)}>
          <p {...textIn(description.lang)}>{description.text}</p>
        </About>
      )}
      <Facts facts={facts} />
    </>
  )
}
