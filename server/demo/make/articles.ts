/** The full text is in the article's own language, of six articles in all; titles always have all. */
import { type Language, isLanguage, languageCodes } from '../../../src/contract/languages.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { pictureUrl } from '../art/picture.ts'
import { viewName } from '../art/worlds/worlds.ts'
import type { Local } from '../../modules/content/item-data.ts'
import { type Article, articles } from '../articles/articles.ts'
import { news, newsCategories } from '../words/news.ts'
import { newsBodies } from '../words/news-bodies.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import { type Maker, refOf } from './maker.ts'
import type { People } from './people.ts'

export const articleCategories = {
  culture: ['Culture', 'ثقافة', 'Culture', 'Kultur', 'Cultura', 'Cultură'],
  city: ['City', 'مدينة', 'Ville', 'Stadt', 'Ciudad', 'Oraș'],
  sound: ['Sound', 'صوت', 'Son', 'Klang', 'Sonido', 'Sunet'],
  table: ['Table', 'مائدة', 'Table', 'Tisch', 'Mesa', 'Masă'],
  journeys: ['Journeys', 'رحلات', 'Voyages', 'Reisen', 'Viajes', 'Călătorii'],
} as const satisfies Record<string, Six>
export const articleForms = {
  essay: ['Essays', 'مقالات', 'Essais', 'Essays', 'Ensayos', 'Eseuri'],
  portrait: ['Portraits', 'وجوه', 'Portraits', 'Porträts', 'Retratos', 'Portrete'],
  guide: ['Guides', 'أدلة', 'Guides', 'Ratgeber', 'Guías', 'Ghiduri'],
} as const satisfies Record<string, Six>

const wordsAMinute = 170

const markdown = (lines: readonly string[]) => ({ markdown: lines.join('\n\n') })

const withPicture = (lines: readonly string[], id: string, lang: Language, picture: Article['picture']) => {
  if (!picture) return lines
  const { world, after, alt } = picture
  const line = `![${texts(alt)[lang] ?? ''}](${pictureUrl(viewName(id, world, 'banner'), 800)})`
  return lines.toSpliced(after, 0, line)
}

const minutesFor = (lines: readonly string[]) => Math.ceil(wordCount(lines) / wordsAMinute)

/** Every third article belongs to a plan. */
const isPremium = (at: number) => at % 3 === 1

export const wordCount = (lines: readonly string[]) => lines.join(' ').split(/\s+/).length

const priceOf = ({ currency }: Maker) => ({
  amount: currency === 'AED' ? 3.49 : 0.89,
  currency,
  businessModel: 'PURCHASE',
})

/** The best known are not the newest: a page shows both, one below the other. */
const ageOf = (at: number) => 2 + ((at * 13 + 25) % articles.length) * 6

const addArticle = (maker: Maker, people: People, article: Article, at: number) => {
  const { lang, body, picture } = article
  const id = maker.id('article', article.slug)
  const own = body[lang] ?? []
  const item = maker.add({
    kind: 'article',
    key: article.slug,
    lang,
    title: texts(article.title),
    subTitle: texts(article.standfirst),
    description: texts(article.standfirst),
    genre: texts(articleCategories[article.category]),
    popularity: 1000 - at * 15 + (lang === 'ar' && maker.tenant === 'nour' ? 500 : 0),
    age: ageOf(at),
    data: {
      by: refOf(people.person(article.author, lang)),
      category: article.category,
      subcategory: article.form,
      minutes: Math.max(2, minutesFor(own)),
      clickUrl: linkTo.article(article.category, article.form, id),
      ...(isPremium(at) ? { premium: true, prices: [priceOf(maker)] } : {}),
      body: Object.fromEntries(
        Object.entries(body).flatMap(([code, lines]) =>
          isLanguage(code) && lines ? [[code, markdown(withPicture(lines, id, code, picture))]] : [],
        ),
      ),
      facts: { languages: Object.keys(body) },
    },
  })
  people.credit(article.author, item)
}

const addNews = (maker: Maker) =>
  news.forEach((row, at) => {
    const key = row.key
    const paragraphs: Local[] = [row.text, ...(newsBodies[key] ?? [])].map((six) => texts(six))
    const linesIn = (lang: Language) => paragraphs.map((paragraph) => paragraph[lang] ?? '')
    const id = maker.id('news', key)
    const item = maker.add({
      kind: 'news',
      key,
      lang: 'en',
      title: texts(row.title),
      subTitle: texts(newsCategories[row.category]),
      genre: texts(newsCategories[row.category]),
      description: paragraphs[0] ?? {},
      age: 1 + at,
      popularity: 500 - at,
      data: {
        category: row.category,
        subcategory: 'all',
        minutes: minutesFor(linesIn('en')),
        body: Object.fromEntries(languageCodes.map((lang) => [lang, markdown(linesIn(lang))])),
      },
    })
    item.data.clickUrl = linkTo.news(row.category, 'all', { slug: item.slug, id })
  })

export const makeArticles = (maker: Maker, people: People) => {
  articles.forEach((article, at) => addArticle(maker, people, article, at))
  addNews(maker)
}
