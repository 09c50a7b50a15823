import { linkTo } from '../../domain/addresses/addresses.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { withWords } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'

/** The highest grading; a ceiling below it leaves something out. */
const adults = 40

interface EmptyStateProps {
  subject: 'album' | 'artist' | 'playlist' | 'page'
  leadsHome?: boolean
}

export const EmptyState = ({ subject, leadsHome = false }: EmptyStateProps) => {
  const { t } = useTranslation()
  const { maxRating, tenant } = usePortal()
  const reason = maxRating < adults ? 'limited' : 'yet'
  const isHome = subject === 'page' && !leadsHome
  return (
    <>
      {subject === 'page' && (
        <p role="status" className="sr">
          {t('noData')}
        </p>
      )}
      <StateMessage
        picture={empty}
        title={t(subject === 'page' ? `states.empty.${reason}Title` : `states.empty.${subject}`)}
        text={t(isHome && reason === 'yet' ? 'states.empty.home' : `states.empty.${reason}`)}
      >
        {tenant.features.search !== false && (
          <ButtonLink variant="primary" to={linkTo.search()}>
            {t('states.search')}
          </ButtonLink>
        )}
        {leadsHome ? (
          <ButtonLink to={linkTo.home()}>{t('states.home')}</ButtonLink>
        ) : (
          <ButtonLink to={linkTo.musicList()}>{t('states.empty.music')}</ButtonLink>
        )}
      </StateMessage>
    </>
  )
}

/** On a composed page, whose document does not contain its words. */
export const EmptyPage = withWords(() => {
  const { path } = useCurrentLocation()
  return <EmptyState subject="page" leadsHome={path !== linkTo.home()} />
})
