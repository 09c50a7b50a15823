import type { QueryClient } from '@tanstack/react-query'
import type { Translate } from '../../state/words/text-key.ts'
import type { PublicTenant } from '../../contract/page.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { brandOf } from '../../domain/brand.ts'
import { routeQueriesOf } from '../../domain/route-data.ts'
import { errorHeadKey } from '../errors/error-words.ts'
import type { View } from './view.ts'

/** An album, an artist and the like have `title`, an episode its series as well; a structure has it in `data`. */
const titleIn = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null) return null
  if ('title' in data && typeof data.title === 'string' && data.title)
    return [data.title, 'series' in data && titleIn(data.series)].filter(Boolean).join(' · ')
  return 'data' in data ? titleIn(data.data) : null
}

export const ownTitleOf = (client: QueryClient, scope: PublicScope, view: View): string | null => {
  const need = view.matched && routeQueriesOf(scope, view.matched)[0]
  return need ? titleIn(client.getQueryData(need.key)) : null
}

/** Prefix, capitalised title, ' - ', brand, ' | ', vertical or main title. SEO-01, SEO-02 */
interface TitleParts {
  prefix: string
  title: string
  brand: string
  vertical: string | null
  mainTitle: string
  lang: string
}

/** Letters of scripts without case stay as they are. */
const capitalised = (text: string, lang: string) => {
  const [first = ''] = text
  return first.toLocaleUpperCase(lang) + text.slice(first.length)
}

export const pageTitle = ({ prefix, title, brand, vertical, mainTitle, lang }: TitleParts): string => {
  const head = [prefix, capitalised(title, lang)].filter(Boolean).join(' ')
  return `${head ? `${head} - ` : ''}${brand} | ${vertical || mainTitle}`
}

export const titleOf = (view: View, ownTitle: string | null, tenant: PublicTenant, t: Translate): string => {
  const route = view.matched?.route
  const title = view.failure
    ? t(errorHeadKey(view.failure.statusCode))
    : ownTitle || t(`title.${route?.title ?? 'main'}`)
  return pageTitle({
    prefix: tenant.titlePrefix,
    title: route?.name === 'home' && !view.failure ? t('title.home') : title,
    brand: brandOf(tenant, view.lang),
    vertical: route?.vertical ? t(`vertical.${route.vertical}`) : null,
    mainTitle: t(['title.portal', 'title.main']),
    lang: view.lang,
  })
}
