import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isLibraryPath, sectionPath } from '../../domain/sections.ts'
import { Link } from '../../ui/Link.tsx'
import { useView } from '../router/navigator.tsx'
import { sectionIcon } from './section-icons.ts'

/** Sections that are current while a page of their vertical is shown: the first of them that the tenant has. */
const verticals: Record<string, readonly string[]> = {
  music: ['music', 'listen'],
  video: ['watch'],
  games: ['play', 'cups'],
  cups: ['cups', 'play'],
  podcasts: ['podcasts', 'listen'],
  audiobooks: ['audiobooks', 'stories'],
  articles: ['read', 'magazine'],
  news: ['read', 'magazine'],
  read: ['magazine'],
  magazine: ['read'],
  vouchers: ['vouchers'],
}

/** Pages whose address says more than their route: sections of other tenants, and what is in them. */
const verticalOf = (path: string) => {
  if (path.startsWith(linkTo.tournament(''))) return 'cups'
  if ([sectionPath('vouchers'), linkTo.voucherBook('')].some((start) => path.startsWith(start)))
    return 'vouchers'
  return ['cups', 'read', 'magazine', 'news'].find((name) => sectionPath(name) === path)
}

export const currentSection = (
  sections: readonly string[],
  path: string,
  vertical: string | null,
): string | undefined =>
  sections.find((name) => sectionPath(name) === path || (name === 'library' && isLibraryPath(path))) ??
  verticals[verticalOf(path) ?? `${vertical}`]?.find((name) => sections.includes(name))

interface SectionLinkProps {
  name: string
  to?: string
  isOpen: boolean
  className: string | undefined
  iconSize: number
}

export const SectionLink = ({
  name,
  to = sectionPath(name),
  isOpen,
  className,
  iconSize,
}: SectionLinkProps) => {
  const { t } = useTranslation()
  const { path } = useView()
  const icon = sectionIcon(name)
  const Icon = isOpen ? icon.filled : icon.outlined
  return (
    <Link
      to={to}
      className={className}
      data-open={isOpen || undefined}
      aria-current={to === path ? 'page' : undefined}
    >
      <Icon size={iconSize} aria-hidden />
      <span>{t(`rooms.${name}`)}</span>
    </Link>
  )
}
