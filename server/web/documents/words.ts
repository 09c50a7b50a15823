/** English below the tenant's default language below the current one, the backend's texts on top. */
import { type Language, fallbackLanguage } from '../../../src/contract/languages.ts'
import type { RenderOutput } from '../../../src/contract/page.ts'
import type { RouteRow } from '../../../src/contract/routes.ts'
import {
  emptyPageFeatures,
  firstPaintWords,
  gatherFeatures,
  treeOfKeys,
} from '../../../src/domain/gather-words.ts'
import { type Words, layWords } from '../../../src/domain/words.ts'
import { mainTitleOf } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'

const files = import.meta.glob<Words>('../../../locales/*/*.json', { eager: true, import: 'default' })

const bundled = new Map<string, Map<string, Words>>()
for (const [path, words] of Object.entries(files)) {
  const [lang = '', file = ''] = path.split('/').slice(-2)
  const features = bundled.get(lang) ?? new Map<string, Words>()
  bundled.set(lang, features.set(file.replace('.json', ''), words))
}
const featuresOf = (lang: Language): ReadonlyMap<string, Words> => bundled.get(lang) ?? new Map()

interface WordOptions {
  lang: Language
  tenant: Tenant
}

/** From the tenant's file, since the texts of an external backend may lack it. */
const withPortalTitle = (words: Words, { tenant, lang }: WordOptions): Words =>
  layWords(words, { title: { portal: mainTitleOf(tenant, lang) } })

const layerWords = ({ lang, tenant }: WordOptions, pick: (code: Language) => Words): Words =>
  // The current language comes first, so that it stays on top where it is English itself.
  [...new Set([lang, tenant.default.locale.defaultLocale, fallbackLanguage])]
    .reverse()
    .map(pick)
    .reduce(layWords)

/** One text of the locale files; the key itself where no language has it. */
export const textOf = (lang: Language, feature: string, name: string): string => {
  const found = [lang, fallbackLanguage].map((code) => featuresOf(code).get(feature)?.[name])
  return found.find((text) => typeof text === 'string') ?? `${feature}.${name}`
}

export const textAt = (lang: Language, key: string): string | null => {
  const [feature = '', ...names] = key.split('.')
  const found = names.reduce<string | Words | undefined>(
    (words, name) => (typeof words === 'object' ? words[name] : undefined),
    featuresOf(lang).get(feature),
  )
  return typeof found === 'string' ? found : null
}

export const wordsOfPage = (
  options: WordOptions,
  route: RouteRow | null,
  overlay: Record<string, string>,
): Words =>
  layWords(
    withPortalTitle(
      layerWords(options, (code) => firstPaintWords(featuresOf(code), route)),
      options,
    ),
    treeOfKeys(overlay),
  )

export const wordsOfEmptyPage = (options: WordOptions): Words =>
  withPortalTitle(
    layerWords(options, (code) =>
      gatherFeatures(emptyPageFeatures.map((name) => [name, featuresOf(code).get(name) ?? {}] as const)),
    ),
    options,
  )

/** The hydrated page starts with the words that the render has used, and no others. */
export const treeOfUsedWords = ({ usedWords }: Pick<RenderOutput, 'usedWords'>): Words =>
  treeOfKeys(usedWords)
