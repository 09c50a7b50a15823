/** A room in rail or tabs. */
import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isShelf, roomPath } from '../../domain/sections.ts'
import { Link } from '../../ui/Link.tsx'
import { useView } from '../router/navigator.tsx'
import { roomIcon } from './section-icons.ts'

/** Rooms that are open while a page of their vertical is shown: the first of them that the tenant has. */
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

/** Of pages whose address says more than their route: rooms that another tenant has, and what lies in them. */
const verticalOf = (path: string) => {
  if (path.startsWith(linkTo.tournament(''))) return 'cups'
  if ([roomPath('vouchers'), linkTo.voucherBook('')].some((start) => path.startsWith(start)))
    return 'vouchers'
  return ['cups', 'read', 'magazine', 'news'].find((name) => roomPath(name) === path)
}

export const openRoom = (
  rooms: readonly string[],
  path: string,
  vertical: string | null,
): string | undefined =>
  rooms.find((name) => roomPath(name) === path || (name === 'library' && isShelf(path))) ??
  verticals[verticalOf(path) ?? `${vertical}`]?.find((name) => rooms.includes(name))

interface RoomLinkProps {
  name: string
  to?: string
  isOpen: boolean
  className: string | undefined
  iconSize: number
}

export const RoomLink = ({ name, to = roomPath(name), isOpen, className, iconSize }: RoomLinkProps) => {
  const { t } = useTranslation()
  const { path } = useView()
  const icon = roomIcon(name)
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
