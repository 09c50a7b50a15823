/** What a guest may read in a served page: each answers whether it is there. */
import { callsRenderedFrom, innerHtmlOf, type ServedPage, textOf } from './served-page.ts'

const tracksOf = ({ main }: ServedPage) => [...main.matchAll(/<li/g)].length
const loginLinksOf = ({ main }: ServedPage) =>
  [...main.matchAll(/href="[^"]*\/(login|register)\/riwaq\?[^"]*"/g)].map(([, kind]) => kind)

export type PageCheck = (page: ServedPage) => boolean
export const showsStructure =
  (name: string): PageCheck =>
  (page) =>
    callsRenderedFrom(page).includes(`structure ${name}`)
/** Rendered from one item of this kind, with its own title; lists have their rows. */
export const showsItem =
  (kind: string, rows = 0): PageCheck =>
  (page) => {
    const { key, data } = page.data.queries.find(({ key }) => key.includes(kind)) ?? {}
    const { title } = (data ?? {}) as { title?: string }
    return key !== undefined && page.heading === title && tracksOf(page) >= rows
  }
export const showsLoginLinks =
  (expected: string): PageCheck =>
  (page) =>
    loginLinksOf(page).join().startsWith(expected) &&
    (expected === 'login' || loginLinksOf(page).length === 2)
/** A guest's view of a personal page: its name and the login prompt. */
export const showsGuestNotice =
  (feature: string): PageCheck =>
  (page) => {
    const { title, guestTitle } = page.data.words[feature] as Record<string, string>
    return page.heading === title && page.main.includes(guestTitle ?? 'no words')
  }
/** A section's cards, each to an article of its own. */
export const showsCardList =
  (name: string, prefix: string): PageCheck =>
  (page) =>
    callsRenderedFrom(page).some((drawn) => `${drawn} `.startsWith(`structure ${name} `)) &&
    new Set(page.main.match(new RegExp(`href="(?:/\\w\\w)?${prefix}/[^"]+_[^"]+"`, 'g'))).size >= 3
/** One text under its own title, in paragraphs, with its language named. */
export const showsArticle =
  (name: string): PageCheck =>
  (page) => {
    const { data } = page.data.queries.find(({ key }) => key.includes(name)) ?? {}
    const { title } = (data as { data?: { title?: string } } | undefined)?.data ?? {}
    const prose = /<div class="[^"]*" lang="\w\w" dir="\w+"[^>]*>[\s\S]*?<p>/.exec(
      innerHtmlOf(page.main, 'article'),
    )
    return prose !== null && page.heading === title
  }
/** A box to type into, which works as a form without scripts too, over what the tenant composed. */
export const showsSearchForm: PageCheck = (page) =>
  showsStructure('search')(page) &&
  /<form role="search"[^>]* action="[^"]*\/search(-q)?"/.test(page.main) &&
  /<input[^>]* name="q"/.test(page.main)
/** What the tenant wrote there, in paragraphs, under the one heading of the page. */
export const showsText =
  (name: string, paragraphs: number): PageCheck =>
  (page) =>
    callsRenderedFrom(page).some((drawn) => `${drawn} `.startsWith(`structure ${name} `)) &&
    (page.root.match(/<h1/g) ?? []).length === 1 &&
    (page.main.match(/<p(?: [^>]*)?>[^<]{40,}/g) ?? []).length >= paragraphs
/** A campaign: its text is the heading and occurs once. */
export const showsCampaign =
  (name: string): PageCheck =>
  (page) =>
    callsRenderedFrom(page).includes(`structure ${name}`) &&
    (page.root.match(/<h1/g) ?? []).length === 1 &&
    textOf(page.main).split(page.heading).length === 2
/** The page for a new password: title, instructions, and the container that the form fills after hydration. */
export const showsResetForm: PageCheck = ({ main, heading, data }) => {
  const { title, text } =
    (data.words['password'] as Record<string, Record<string, string>>)['forgotten'] ?? {}
  return (
    heading === textOf(title ?? 'no words') &&
    textOf(main).includes(textOf(text ?? 'no words')) &&
    /<div class="[^"]*" aria-busy="true"><\/div>/.test(main) &&
    !main.includes('<input')
  )
}
/** A video's page: title, description, and the link to its stream page. */
export const showsVideo: PageCheck = (page) =>
  showsItem('video')(page) && /href="[^"]*\/video\/stream\//.test(page.main)
export const showsSeries: PageCheck = (page) => showsVideo(page) && tracksOf(page) >= 3
/** The stream page: the video's title, without the shell. */
export const showsStream: PageCheck = (page) =>
  showsItem('video')(page) && page.root.includes('data-layout="empty"') && !/<(nav|footer)/.test(page.root)
/** Cards of videos, in the group that the address names. */
export const showsVideoList =
  (name: string): PageCheck =>
  (page) =>
    callsRenderedFrom(page).some((drawn) => `${drawn} `.startsWith(`structure ${name} `)) &&
    new Set(page.main.match(/href="[^"]*\/video\/(?:series\/)?details\/[^"]+"/g)).size >= 3
/** A game's page: title, description, pictures and videos that open. */
export const showsGame: PageCheck = (page) =>
  showsItem('game')(page) && (page.main.match(/<button[^>]*aria-haspopup="dialog"/g) ?? []).length >= 4
/** News in a list below carry their day as well. */
const timesBesideCards = ({ main }: ServedPage) =>
  (main.replaceAll(/<li\b[^]*?<\/li>/g, '').match(/<time dateTime="/gi) ?? []).length
/** A tournament's page: its own title, its days, its rules. */
export const showsTournament: PageCheck = (page) =>
  showsItem('tournament', 4)(page) && timesBesideCards(page) === 2
/** Every step of the check, and a video for it. */
export const showsVideoCheck: PageCheck = (page) => /<video[^>]*>/.test(page.main) && tracksOf(page) >= 5
