/** From a tap on Watch to an address that shows a film: whole for whoever may see it, its beginning for all others. */
import { isLanguage } from '../../../src/contract/languages.ts'
import { kinds } from '../../../src/contract/kinds.ts'
import type { VideoStream } from '../../../src/contract/video.ts'
import { filmType } from '../../media/film/films.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../parts.ts'
import { notFound } from '../playback/playback.errors.ts'
import { type PlayQuestion, entitlementIn, optionsFor } from '../playback/playback.usecases.ts'
import { type FilmItem, filmById } from './watching.repository.ts'

/** Languages that its story is told in. */
export const captionsOf = ({ texts }: FilmItem) => Object.keys(texts['description'] ?? {}).filter(isLanguage)

export const openFilm = async (
  scope: Scope,
  question: PlayQuestion,
  tickets: Tickets,
): Promise<VideoStream> => {
  const { tenant, account, id } = question
  const film = await filmById(scope, id)
  if (!film) throw notFound()
  const { access, buy } = await entitlementIn(scope, question, {
    contentType: kinds[film.kind].contentType,
    grading: film.grading,
    restriction: film.data.restriction ?? null,
    isFree: !film.data.premium,
  })
  const purchase = optionsFor(tenant, buy)
  const nothing = { url: null, isPreview: false, purchase, type: filmType, captions: [] }
  if (access === 'none') return nothing
  const pass = tickets.issue({ tenant: tenant.name, account, item: id, kind: access })
  return {
    ...nothing,
    url: `/media/${id}${access === 'preview' ? '.preview' : ''}.webm?ticket=${pass}`,
    isPreview: access === 'preview',
    captions: captionsOf(film).map((lang) => ({ lang, url: `/media/${id}.${lang}.vtt?ticket=${pass}` })),
  }
}
