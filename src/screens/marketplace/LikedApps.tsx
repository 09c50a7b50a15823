import { useEffect, useEffectEvent } from 'react'
import { marketplaceLinks } from '../../domain/addresses/marketplace-addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { useLiked } from '../../features/likes/use-liked.ts'
import { NextPage } from '../../features/page-states/NextPage.tsx'

const NoLikedApps = () => {
  const { t } = useTranslation()
  return (
    <StateMessage picture={empty} title={t('market.mine.emptyTitle')} text={t('market.mine.emptyText')}>
      <ButtonLink variant="primary" to={marketplaceLinks.apps()}>
        {t('market.mine.all')}
      </ButtonLink>
    </StateMessage>
  )
}

/** `onListed`: the apps are known, or cannot be loaded. */
export const LikedApps = ({ onListed }: { onListed: () => void }) => {
  const { t } = useTranslation()
  const { cards, isKnown, error, retry, savedAt, ...nextPage } = useLiked('products')
  const isListed = isKnown || error !== null
  const reportListed = useEffectEvent(onListed)
  useEffect(() => {
    if (isListed) reportListed()
  }, [isListed])
  const apps = cards.filter(({ kind }) => kind === 'app')
  if (apps.length === 0 && !isKnown)
    return error ? <Failure error={error} onRetry={retry} heading="h2" /> : <RowsSkeleton count={4} />
  if (apps.length === 0 && !nextPage.load) return <NoLikedApps />
  return (
    <>
      <Rows label={t('market.mine.title')} columns={2} sentences>
        {apps.map((card) => (
          <ItemRow
            key={card.id}
            card={{ ...card, clickUrl: marketplaceLinks.appManage(card.id) }}
            control={<LikeButton item={card} />}
          />
        ))}
      </Rows>
      <NextPage {...nextPage} />
      <StaleNoticeSlot savedAt={savedAt} />
    </>
  )
}
