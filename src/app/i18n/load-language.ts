/** What fails is logged and skipped; the words that are here stay. LANG-39, LANG-41, AMBIG-029 */
import type { QueryClient } from '@tanstack/react-query'
import type { Translator } from '../../state/words/translator.ts'
import { overlayQuery } from '../../api/words.ts'
import type { Language } from '../../contract/languages.ts'
import { gatherFeatures, treeOfKeys } from '../../domain/gather-words.ts'
import type { Words } from '../../domain/words.ts'
import { type Feature, features as allFiles } from './language-files.ts'

export interface LanguageLoader {
  load(lang: Language): Promise<boolean>
}

/** What a route change loads: its own language, which is waited for, and the default one (LANG-20, LANG-21). */
export const loadForRoute = (loader: LanguageLoader, tenantDefault: Language, lang: Language) => {
  void loader.load(tenantDefault)
  return loader.load(lang)
}

export interface LanguageLoaderOptions {
  translator: Translator
  client: QueryClient
  tenant: string
  report: (message: string, problem: unknown) => void
  features?: readonly Feature[]
}

export const createLanguageLoader = (parts: LanguageLoaderOptions): LanguageLoader => {
  const { translator, client, tenant, report, features = allFiles } = parts
  const started = new Map<Language, Promise<boolean>>()

  const wordsOf = async (lang: Language, { name, load }: Feature): Promise<(readonly [string, Words])[]> => {
    try {
      return [[name, await load()]]
    } catch (problem) {
      report(`error loading language ${lang}: ${name}`, problem)
      return []
    }
  }
  const layOverlay = async (lang: Language) => {
    try {
      const flat = await client.fetchQuery(overlayQuery(tenant, lang))
      translator.add(lang, treeOfKeys(flat), true)
    } catch (problem) {
      report(`no overlay for language ${lang}`, problem)
    }
  }
  const bundle = async (lang: Language) => {
    const own = features.filter((feature) => feature.lang === lang)
    const here = (await Promise.all(own.map((feature) => wordsOf(lang, feature)))).flat()
    // All at once, and not over what is there: page words and overlay are newer than the bundle.
    translator.add(lang, gatherFeatures(here), false)
    const isComplete = here.length > 0 && here.length === own.length
    if (!isComplete) started.delete(lang)
    void layOverlay(lang)
    return isComplete
  }
  return {
    load: (lang) => {
      const known = started.get(lang)
      if (known) return known
      const running = bundle(lang)
      started.set(lang, running)
      return running
    },
  }
}
