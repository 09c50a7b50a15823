/** The words of the page in components: `const { t } = useTranslation()`. A context, because the host renders many. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Translator } from './translator.ts'
import type { Translate } from './text-key.ts'

const TranslatorContext = createContext<Translator | null>(null)
export const TranslatorProvider = TranslatorContext.Provider

export const useTranslator = (): Translator => {
  const translator = useContext(TranslatorContext)
  if (!translator) throw new Error('useTranslator is called outside TranslatorProvider')
  return translator
}

export const useTranslation = (): { t: Translate } => {
  const translator = useTranslator()
  const now = () => translator.t
  return { t: useSyncExternalStore(translator.follow, now, now) }
}

/** False until the words beyond the first view's have come, or failed to: what asks for others would say nothing. */
export const useAllWordsLoaded = (): boolean => {
  const translator = useTranslator()
  const now = () => !translator.isPartial
  return useSyncExternalStore(translator.follow, now, now)
}
