/** Icon of a room: outlined, and its filled form while the room is open. */
import {
  IconBook,
  IconBookFilled,
  IconBooks,
  IconBroadcast,
  IconDeviceGamepad2,
  IconDeviceGamepad2Filled,
  IconDeviceTv,
  IconDeviceTvFilled,
  IconHeadphones,
  IconHeadphonesFilled,
  IconHome,
  IconHomeFilled,
  IconLayoutGrid,
  IconMicrophone2,
  IconMusic,
  IconNews,
  IconTicket,
  IconTrophy,
  IconTrophyFilled,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
interface Pair {
  outlined: Icon
  filled: Icon
}
const pair = (outlined: Icon, filled: Icon = outlined): Pair => ({ outlined, filled })

const icons: Record<string, Pair> = {
  home: pair(IconHome, IconHomeFilled),
  music: pair(IconMusic),
  listen: pair(IconHeadphones, IconHeadphonesFilled),
  watch: pair(IconDeviceTv, IconDeviceTvFilled),
  play: pair(IconDeviceGamepad2, IconDeviceGamepad2Filled),
  podcasts: pair(IconMicrophone2),
  audiobooks: pair(IconBook, IconBookFilled),
  stories: pair(IconBook, IconBookFilled),
  read: pair(IconNews),
  magazine: pair(IconNews),
  live: pair(IconBroadcast),
  cups: pair(IconTrophy, IconTrophyFilled),
  vouchers: pair(IconTicket),
  library: pair(IconBooks),
}
const anyRoom = pair(IconLayoutGrid)

export const roomIcon = (name: string): Pair => icons[name] ?? anyRoom
