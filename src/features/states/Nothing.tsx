/** What came and has nothing to show: what is the matter, and a way on. */
import { linkTo } from '../../domain/addresses/addresses.ts'
import { usePortal } from '../../state/portal.tsx'
import { usePlace } from '../../state/place.tsx'
import { useAllWords, useTranslation } from '../../state/words.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'

/** The highest grading there is; a ceiling below it leaves something out. */
const adults = 40

interface NothingProps {
  of: 'album' | 'artist' | 'playlist' | 'page'
  /** Where music would lead nowhere new. */
  leadsHome?: boolean
}

const Nothing = ({ of, leadsHome = false }: NothingProps) => {
  const { t } = useTranslation()
  const { maxRating, tenant } = usePortal()
  return (
    <State
      picture={empty}
      title={t(of === 'page' ? 'noData' : `states.empty.${of}`)}
      text={t(maxRating < adults ? 'states.empty.limited' : 'states.empty.yet')}
    >
      {tenant.features.search !== false && (
        <ButtonLink look="primary" to={linkTo.search()}>
          {t('states.search')}
        </ButtonLink>
      )}
      {leadsHome ? (
        <ButtonLink to={linkTo.home()}>{t('states.home')}</ButtonLink>
      ) : (
        <ButtonLink to={linkTo.musicList()}>{t('states.empty.music')}</ButtonLink>
      )}
    </State>
  )
}

/** Its words are no part of a document, which hopes not to need them. */
export const NothingIn = ({ of }: Pick<NothingProps, 'of'>) => useAllWords() && <Nothing of={of} />

/** On a composed page. */
export const NothingHere = () => {
  const { path } = usePlace()
  return useAllWords() && <Nothing of="page" leadsHome={path !== linkTo.home()} />
}
