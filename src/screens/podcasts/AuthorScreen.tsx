import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../api/items.ts'
import type { Author } from '../../contract/podcasts.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { FollowButton } from '../../features/likes/FollowButton.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ItemCard } from '../../features/structure/card/ItemCard.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { About } from '../../ui/About.tsx'
import { Grid } from '../../ui/Grid.tsx'
import { Section } from '../../ui/Section.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { PersonDetail } from '../../ui/PersonDetail.tsx'
import css from './Podcasts.module.css'

const AuthorPage = ({ author }: { author: Author }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const formats = useFormats()
  const { works, biography, similar } = author
  // A person who wrote none of them reads them.
  const isVoice = works.length > 0 && works.every(({ by }) => by && by.id !== author.id)
  return (
    <PersonDetail
      picture={author.picture}
      kind={t(isVoice ? 'spoken.voice' : 'cards.kind.author')}
      name={author.title}
      nameLang={author.lang}
      subtitle={t('spoken.works', { count: works.length, n: formats.number(works.length) })}
      actions={
        <>
          <FollowButton item={author} />
          <ShareButton path={addressOf(author)} title={author.title} />
        </>
      }
    >
      <div className={css.columns}>
        <Section title={t('spoken.allWorks')}>
          {works.length > 0 ? (
            <Grid label={t('spoken.allWorks')}>
              {works.map((card) => (
                <li key={card.id}>
                  <ItemCard card={card} />
                </li>
              ))}
            </Grid>
          ) : (
            <p>{t('spoken.none')}</p>
          )}
        </Section>
        {biography.text && (
          <aside className={css.aside}>
            <About title={t('artist.about')}>
              <p {...textIn(biography.lang)}>{biography.text}</p>
            </About>
          </aside>
        )}
      </div>
      <CardShelf title={t('artist.similar')} label={t('artist.similar')} cards={similar} />
    </PersonDetail>
  )
}

export const AuthorScreen = ({ params }: { params: Record<string, string> }) => {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    itemQuery(scopeOf(usePortal()), 'author', params['id'] ?? ''),
  )
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingPage title={t('shell.loading')}>
        <DetailSkeleton shape="arch" />
      </LoadingPage>
    )
  return (
    <>
      <AuthorPage author={data} />
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}
