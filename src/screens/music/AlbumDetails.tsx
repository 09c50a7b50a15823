import type { Album } from '../../contract/content.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { useNameLanguage, useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About, Facts } from '../../ui/About.tsx'
import { Text } from '../../ui/Text.tsx'

export const AlbumAside = ({ album }: { album: Album }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const langOf = useNameLanguage()
  const formats = useFormats()
  const released = (
    <time dateTime={album.released} suppressHydrationWarning>
      {formats.date(album.released)}
    </time>
  )
  return (
    <>
      {album.description.text && (
        <About title={t('album.about')}>
          <p {...textIn(album.description.lang)}>{album.description.text}</p>
        </About>
      )}
      <Facts
        facts={[
          { name: t('album.released'), value: released },
          { name: t('album.label'), value: <Text lang={langOf(album.label)}>{album.label}</Text> },
          { name: t('album.genre'), value: <Text>{album.genre}</Text> },
        ]}
      />
    </>
  )
}

export const MoreByArtist = ({ album: { by, more } }: { album: Album }) => {
  const { t } = useTranslation()
  const title = t('album.moreBy', { name: by.name })
  return (
    <CardShelf
      title={title}
      label={title}
      cards={more}
      more={{ to: linkTo.artist(by), label: t('album.artist') }}
    />
  )
}
