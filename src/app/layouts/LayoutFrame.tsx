/** The layouts by name; the route table says which one a page has. SHELL-33 to SHELL-37 */
import { type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../state/words/translation.tsx'
import type { Layout } from '../../contract/routes.ts'
import { Link } from '../../ui/Link.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { availability, registerEntry } from '../../state/availability/availability.ts'
import { AvailabilityProvider, ListedEntriesProvider } from '../../ui/availability.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { type StructureSlots, StructureSlotsProvider } from '../../features/structure/slots.ts'
import { SongListButtons } from '../../features/tracks/SongListButtons.tsx'
import { TrackMenuButton } from '../../features/tracks/TrackMenuButton.tsx'
import { BackLink } from './BackLink.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import css from './LayoutFrame.module.css'
import { Rail } from './Rail.tsx'

interface LayoutProps {
  children: ReactNode
}
export const mainId = 'main'

const structureSlots: StructureSlots = {
  likeButton: (card) => <LikeButton item={card} variant="glass" large />,
  songListButtons: (list) => <SongListButtons list={list} />,
  songControls: (card) => (
    <>
      <LikeButton item={card} />
      <TrackMenuButton track={card} />
    </>
  ),
}

/** Marks the cards and rows of a page as available or not. The player shows it itself. */
const AvailabilityScope = ({ children }: LayoutProps) => {
  const { check, isFiltered, stillHidden } = useSnapshot(availability)
  const listed = useMemo(
    () => ({ register: registerEntry, isFiltered, stillHidden }),
    [isFiltered, stillHidden],
  )
  return (
    <AvailabilityProvider value={check}>
      <ListedEntriesProvider value={listed}>{children}</ListedEntriesProvider>
    </AvailabilityProvider>
  )
}

const Content = ({ children }: LayoutProps) => (
  <AvailabilityScope>
    <StructureSlotsProvider value={structureSlots}>{children}</StructureSlotsProvider>
  </AvailabilityScope>
)

const Main = ({ children }: LayoutProps) => (
  <main id={mainId} tabIndex={-1} className={css.main}>
    <Content>{children}</Content>
  </main>
)

const DefaultLayout = ({ children }: LayoutProps) => (
  <div className={css.frame} data-layout="default">
    <Rail />
    <div className={css.column}>
      <Header />
      <Main>{children}</Main>
      <Footer />
    </div>
  </div>
)

const MarketingLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation()
  return (
    <div className={css.column} data-layout="marketing">
      <header className={css.bare}>
        <Brand />
        <Link to={linkTo.login()} className={css.action}>
          {t('shell.signIn')}
        </Link>
      </header>
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}

const MonsooqLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation()
  const { features } = usePortal().tenant
  return (
    <div className={css.column} data-layout="monsooq">
      <header className={`${css.bare} ${css.marketplace}`}>
        <BackLink />
        <Brand />
        <p>{t('shell.marketplace')}</p>
        {features.search !== false && (
          <Link to={linkTo.search()} className={css.action}>
            {t('shell.search')}
          </Link>
        )}
      </header>
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}

const EmptyLayout = ({ children }: LayoutProps) => (
  <div className={css.empty} data-layout="empty">
    <Main>{children}</Main>
  </div>
)

const NoLayout = ({ children }: LayoutProps) => (
  <main id={mainId} tabIndex={-1} className={css.alone}>
    <Content>{children}</Content>
  </main>
)

const layouts: Record<Layout, (inside: LayoutProps) => ReactNode> = {
  default: DefaultLayout,
  marketing: MarketingLayout,
  monsooq: MonsooqLayout,
  empty: EmptyLayout,
  none: NoLayout,
}

/** Layouts with something before the content, which the skip link skips, and tabs and player below it. */
export const hasAppShell = (layout: Layout): boolean => layout !== 'empty' && layout !== 'none'

export const LayoutFrame = ({ layout, children }: LayoutProps & { layout: Layout }) => {
  const Chosen = layouts[layout]
  return <Chosen>{children}</Chosen>
}
