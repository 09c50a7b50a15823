import { articleLinks } from '../../../../src/domain/addresses/article-addresses.ts'
import { linkTo } from '../../../../src/domain/addresses/addresses.ts'
import { sectionPath } from '../../../../src/domain/sections.ts'
import type { EntryQuery, StoredNode } from '../tree.ts'
import type { Six } from './six-languages.ts'
import { page, pagedList } from './blocks.ts'

const news = (name: string, title: Six, entries: EntryQuery, clickUrl: string): StoredNode => ({
  ...pagedList(name, title, { sort: 'new', ...entries }),
  clickUrl,
})

export const notificationPages: readonly StoredNode[] = [
  page(
    'notifications',
    ['Notifications', 'الإشعارات', 'Notifications', 'Mitteilungen', 'Notificaciones', 'Notificări'],
    news(
      'episodes',
      ['New episodes', 'حلقات جديدة', 'Nouveaux épisodes', 'Neue Folgen', 'Episodios nuevos', 'Episoade noi'],
      { kinds: ['episode'], limit: 6 },
      linkTo.podcastList(),
    ),
    news(
      'albums',
      ['New albums', 'ألبومات جديدة', 'Nouveaux albums', 'Neue Alben', 'Álbumes nuevos', 'Albume noi'],
      { kinds: ['album'], limit: 4 },
      linkTo.musicAlbums(),
    ),
    news(
      'vouchers',
      ['New vouchers', 'قسائم جديدة', 'Nouveaux bons', 'Neue Gutscheine', 'Cupones nuevos', 'Vouchere noi'],
      { kinds: ['voucher'], limit: 4 },
      sectionPath('vouchers'),
    ),
    news(
      'news',
      [
        'Latest news',
        'آخر الأخبار',
        'Dernières actualités',
        'Aktuelle News',
        'Últimas noticias',
        'Ultimele știri',
      ],
      { kinds: ['news'], limit: 4 },
      articleLinks.newsCategory('today'),
    ),
  ),
]
