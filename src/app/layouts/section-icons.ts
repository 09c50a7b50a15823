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
import { ownValue } from '../../lib/own-value.ts'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
interface IconPair {
  outlined: Icon
  filled: Icon
}
const iconPair = (outlined: Icon, filled: Icon = outlined): IconPair => ({ outlined, filled })

const icons: Record<string, IconPair> = {
  home: iconPair(IconHome, IconHomeFilled),
  music: iconPair(IconMusic),
  listen: iconPair(IconHeadphones, IconHeadphonesFilled),
  watch: iconPair(IconDeviceTv, IconDeviceTvFilled),
  play: iconPair(IconDeviceGamepad2, IconDeviceGamepad2Filled),
  podcasts: iconPair(IconMicrophone2),
  audiobooks: iconPair(IconBook, IconBookFilled),
  stories: iconPair(IconBook, IconBookFilled),
  read: iconPair(IconNews),
  magazine: iconPair(IconNews),
  live: iconPair(IconBroadcast),
  cups: iconPair(IconTrophy, IconTrophyFilled),
  vouchers: iconPair(IconTicket),
  library: iconPair(IconBooks),
}
const defaultIcons = iconPair(IconLayoutGrid)

export const sectionIcon = (name: string): IconPair => ownValue(icons, name) ?? defaultIcons
