/** Plans, information pages, search, and the pages of campaigns. */
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Maker } from '../make/maker.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { chips, hero, page, shelf } from '../../modules/structure/defaults/blocks.ts'
import { chip } from '../../modules/structure/defaults/chip.ts'
import { aboutPage, plans, plansPage, plansText } from '../../modules/structure/defaults/about.ts'
import { helpPages } from '../../modules/structure/defaults/help.ts'
import { searchPage } from '../../modules/structure/defaults/search.ts'
import { privacy } from '../../modules/structure/defaults/privacy.ts'
import { terms } from '../../modules/structure/defaults/terms.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'
import { imprintOf } from './imprint.ts'

const fourteenDays: Six = [
  'Fourteen days, all rooms open',
  'أربعة عشر يومًا وكل الغرف مفتوحة',
  'Quatorze jours, toutes les pièces ouvertes',
  'Vierzehn Tage, alle Räume offen',
  'Catorce días, todas las salas abiertas',
  'Paisprezece zile, toate încăperile deschise',
]
const seePlans: Six = [
  'See plans',
  'شاهد الباقات',
  'Voir les formules',
  'Abos ansehen',
  'Ver los planes',
  'Vezi abonamentele',
]
/** The campaign's own text is the heading of its page, and not repeated. */
const campaign = (name: string): StoredNode =>
  page(
    name,
    fourteenDays,
    hero(
      'hero',
      { eyebrow: plans, title: fourteenDays, subTitle: plansText, action: seePlans },
      { kinds: ['album'] },
      linkTo.subscription(),
    ),
    chips('ways', [
      chip(
        'about',
        linkTo.info('about'),
        'Who we are',
        'من نحن',
        'Qui nous sommes',
        'Wer wir sind',
        'Quiénes somos',
        'Cine suntem',
      ),
    ]),
    shelf('playlists', headings.playlists, { kinds: ['playlist'] }, linkTo.musicPlaylists()),
    shelf('books', headings.books, { kinds: ['audiobook'] }, linkTo.audiobookList()),
  )

/** Pictures that the tenant's configuration and its plans name; the host draws only what the catalogue knows. */
const pictures = ({ tenant }: Maker, planIds: readonly number[]): StoredNode => ({
  name: 'pictures',
  props: {
    login: `/img/login-${tenant}/800x0.webp`,
    share: `/img/share-${tenant}/1200x0.webp`,
    plans: planIds.map((id) => `/img/plan-${id}/640x0.webp`),
  },
})

export const infoPages = (maker: Maker, planIds: readonly number[]): readonly StoredNode[] => [
  plansPage,
  terms,
  privacy,
  aboutPage,
  ...helpPages,
  imprintOf(maker.tenant),
  searchPage,
  campaign('launch'),
  campaign('marketing-welcome'),
  pictures(maker, planIds),
]
