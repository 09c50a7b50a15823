/** The loader's own code comes with the first language that is asked for: the document has brought the first words. */
import type { LanguageLoader, LanguageLoaderOptions } from './load-language.ts'

export const lazyLanguageLoader = (parts: LanguageLoaderOptions): LanguageLoader => {
  let loading: LanguageLoader | undefined
  return {
    load: async (lang) => {
      try {
        loading ??= (await import('./load-language.ts')).createLanguageLoader(parts)
      } catch (problem) {
        parts.report('the list of languages did not load', problem)
        return false
      }
      return loading.load(lang)
    },
  }
}
