/** Articles and news. */
import { articleLinks } from '../../../src/domain/addresses/article-addresses.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import type { EntryQuery, StoredNode } from '../../modules/structure/tree.ts'
import { articleCategories, articleForms } from '../make/articles.ts'
import { newsCategories } from '../words/news.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import {
  body,
  distinct,
  grid,
  groupChips,
  itemCard,
  list,
  named,
  page,
  partChips,
  shelf,
} from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

/** Addresses that name no section of their own (`/articles/read/all/…`) show everything. */
const any = {
  read: headings.articles,
  premium: headings.magazine,
  all: headings.magazine,
} as const satisfies Record<string, Six>
const openChips = groupChips(articleCategories, articleLinks.articlesCategory)
const premiumChips = groupChips(articleCategories, articleLinks.premiumCategory)
const newsChips = groupChips(newsCategories, articleLinks.newsCategory)

/** The pages below `/articles/premium` show what a plan opens, and nothing else. */
const isPremium = (name: string) => name.includes('premium')
const only = (name: string) => (isPremium(name) ? { premium: true } : {})
/** The same sections for subscribers, whose labels say so. */
const premiumSections = distinct(articleCategories, headings.forSubscribers)
const sectionsOf = (name: string) => named(isPremium(name) ? premiumSections : articleCategories)
const sectionChips = (name: string) => (isPremium(name) ? premiumChips : openChips)

/** Articles in progress on this device; the page finds them itself. */
const continueReading: StoredNode = { name: 'begun', type: 'continueReading', title: texts(headings.readOn) }

const leading = (name: string): StoredNode => ({
  name: 'leading',
  type: 'hero',
  entries: { kinds: ['article'], limit: 1, ...only(name) },
})

const forSubscribers = shelf(
  'premium',
  headings.forSubscribers,
  { kinds: ['article'], premium: true, sort: 'new', limit: 6 },
  articleLinks.premium(),
)
/** The first article leads; the pages for subscribers show what their plan opens. */
const landing = (name: string, title: Six) =>
  page(
    name,
    title,
    sectionChips(name),
    leading(name),
    continueReading,
    {
      ...grid('popular', headings.popular, { kinds: ['article'], skip: 1, limit: 6, ...only(name) }),
      paged: false,
    },
    list('articles', headings.allArticles, { kinds: ['article'], sort: 'new', limit: 20, ...only(name) }),
    ...(isPremium(name) ? [] : [forSubscribers]),
    shelf('news', headings.news, { kinds: ['news'], sort: 'new', limit: 6 }, linkTo.page('news')),
  )
/** From a section to its forms, and from one of these to the others. */
const formChips = (name: string, wider: '{id}' | '{within}') =>
  partChips({
    name: 'forms',
    title: headings.forms,
    groups: articleForms,
    link: (form) =>
      (isPremium(name) ? articleLinks.premiumSubcategory : articleLinks.articlesSubcategory)(wider, form),
    found: (subcategory) => ({ kinds: ['article'], category: wider, subcategory, ...only(name) }),
  })
const within = (name: string) => ({
  ...sectionsOf(name),
  ...Object.fromEntries(Object.keys(any).map((wide) => [wide, null])),
})
const section = (name: string): StoredNode => ({
  ...page(
    name,
    headings.articles,
    sectionChips(name),
    formChips(name, '{id}'),
    grid('articles', null, {
      kinds: ['article'],
      category: '{id}',
      sort: 'new',
      limit: 20,
      ...only(name),
    }),
  ),
  groups: sectionsOf(name),
})
const everything = (name: string) =>
  grid('articles', null, { kinds: ['article'], category: '{within}', sort: 'new', limit: 20, ...only(name) })
/** `articles-category-read` and similar: the full list under an address that names no section, or all of one. */
const wide = (name: string) =>
  Object.entries(any).map(([id, title]) => ({
    ...page(`${name}-${id}`, title, sectionChips(name), formChips(name, '{within}'), everything(name)),
    within: within(name),
  }))
const form = (name: string): StoredNode => ({
  ...page(
    name,
    headings.articles,
    sectionChips(name),
    formChips(name, '{within}'),
    grid('articles', null, {
      kinds: ['article'],
      category: '{within}',
      subcategory: '{id}',
      sort: 'new',
      limit: 20,
      ...only(name),
    }),
  ),
  groups: named(articleForms),
  within: within(name),
})
const article = (name: string): StoredNode => ({
  ...page(
    name,
    headings.articles,
    itemCard,
    body,
    shelf('more', headings.more, { kinds: ['article'], category: '{category}', limit: 6 }),
    shelf('popular', headings.popular, { kinds: ['article'], limit: 6 }),
  ),
  about: ['article'],
})
const newsOf = (of: EntryQuery) => grid('news', null, { kinds: ['news'], sort: 'new', limit: 20, ...of })

export const articlePages: readonly StoredNode[] = [
  landing('read', headings.articles),
  landing('magazine', headings.magazine),
  landing('articles', headings.articles),
  landing('articles-premium', headings.forSubscribers),
  // `/articles/{article}` and `/articles/{category}/{article}` look alike: what is no section is an article (AMBIG-007).
  { ...section('articles-category'), otherwise: 'articles-article' },
  section('articles-premium-category'),
  { ...form('articles-subcategory'), otherwise: 'articles-article' },
  form('articles-premium-subcategory'),
  ...[
    'articles-category',
    'articles-subcategory',
    'articles-premium-category',
    'articles-premium-subcategory',
  ].flatMap(wide),
  article('articles-article'),
  article('articles-premium-article'),
  page('news', headings.news, newsChips, newsOf({})),
  {
    ...page('news-category', headings.news, newsChips, newsOf({ category: '{id}' })),
    groups: named(newsCategories),
  },
  {
    ...page(
      'news-subcategory',
      headings.news,
      newsChips,
      newsOf({ category: '{within}', subcategory: '{id}' }),
    ),
    groups: {},
    within: named(newsCategories),
  },
  {
    ...page(
      'news-article',
      headings.news,
      itemCard,
      body,
      shelf('more', headings.news, { kinds: ['news'], sort: 'new', limit: 6 }, linkTo.page('news')),
    ),
    about: ['news'],
  },
]
