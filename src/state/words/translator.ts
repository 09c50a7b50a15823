/** One function over an i18next instance; the page makes one, the server one per render. */
import { type TOptions, createInstance, type i18n } from 'i18next'
import { type Language, localeOf } from '../../contract/languages.ts'
import type { Words } from '../../domain/words.ts'

type Values = Readonly<Record<string, unknown>>
/** Of a list of keys the first that has a text is taken. A number `count` chooses the plural form. */
type Translate = (key: string | readonly string[], values?: Values) => string

export interface Translator {
  readonly lang: string
  readonly isPartial: boolean
  /** A new function whenever texts may have changed, so that what is memoised on it follows. */
  readonly t: Translate
  readonly i18n: i18n
  /** `over` lays the words upon those that are here, else they fill what is missing. */
  add(lang: string, words: Words, over: boolean): void
  setLanguage(lang: string): void
  complete(): void
  follow(listener: () => void): () => void
}

export interface TranslatorOptions {
  lang: string
  words: Words
  /** Asked in this order where the language itself has no text (LANG-22). */
  fallbacks: readonly string[]
  onMissing: (lang: string, key: string) => void
  onFound?: (key: string, text: string) => void
  /** More words are on their way: until `complete`, a key without a text says nothing and is not reported. */
  isPartial?: boolean
}

const namespace = 'translation'

/** A key without a text, and one that names a branch, read what `handleMissing` returns. */
const startInstance = (
  { lang, words, fallbacks }: TranslatorOptions,
  handleMissing: (key: string) => string,
): i18n => {
  const instance = createInstance()
  // With the words in hand `init` is synchronous: `t` works in the next line.
  void instance.init({
    lng: lang,
    fallbackLng: [...fallbacks],
    resources: { [lang]: { [namespace]: words } },
    initAsync: false,
    nsSeparator: false,
    returnEmptyString: true,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: handleMissing,
    returnedObjectHandler: handleMissing,
    react: { useSuspense: false, bindI18nStore: 'added removed' },
  })
  return instance
}

/** A Latin title in an Arabic sentence would move the text beside it to the wrong side. */
const otherDirection = (lang: string) => (localeOf(lang as Language).dir === 'rtl' ? /[a-z]/i : /[א-ي]/)
const isolateValues = (lang: string, values: Values): Values => {
  const other = otherDirection(lang)
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && other.test(value) ? `\u2068${value}\u2069` : value,
  ])
  return Object.fromEntries(entries)
}

/** A value that ends the sentence with a letter pulls nothing along: rows say it by the hundred, so it goes unmarked. */
const needlessIsolate = /\u2068([^\u2068]*\p{L})\u2069$/u

/** A text does not bring in another by `$t()`: a document carries only the texts that its markup asked for. */
const optionsOf = (values: Values): TOptions => {
  const { count } = values
  return { replace: values, nest: false, ...(typeof count === 'number' && { count }) }
}

/** Looks a text up in the instance; `onFound` is called with the key that was found. */
const createLookup = (instance: i18n, onFound: TranslatorOptions['onFound']) => {
  if (!onFound) return (keys: readonly string[], values: Values) => instance.t([...keys], optionsOf(values))
  return (keys: readonly string[], values: Values) => {
    const details = instance.t([...keys], { ...optionsOf(values), returnDetails: true })
    const { usedLng, exactUsedKey, res } = details
    const text: unknown = instance.getResource(usedLng, namespace, exactUsedKey)
    if (typeof text === 'string') onFound(exactUsedKey, text)
    return res
  }
}

export const createTranslator = (start: TranslatorOptions): Translator => {
  let { isPartial = false } = start
  const reported = new Set<string>()
  const handleMissing = (key: string) => {
    if (isPartial) return ''
    if (!reported.has(key)) start.onMissing(instance.language, key)
    reported.add(key)
    return key
  }
  const instance = startInstance(start, handleMissing)
  const lookUp = createLookup(instance, start.onFound)

  const createTranslate = (): Translate => {
    /** Most texts take no value, and every row says the same few. */
    const known = new Map<string, string>()
    return (key, values) => {
      const keys = typeof key === 'string' ? [key] : key
      if (values) return lookUp(keys, isolateValues(instance.language, values)).replace(needlessIsolate, '$1')
      const name = String(key)
      const text = known.get(name) ?? lookUp(keys, {})
      known.set(name, text)
      return text
    }
  }
  let t = createTranslate()
  const listeners = new Set<() => void>()
  const notify = () => {
    t = createTranslate()
    for (const listener of listeners) listener()
  }
  return {
    i18n: instance,
    get lang() {
      return instance.language
    },
    get isPartial() {
      return isPartial
    },
    get t() {
      return t
    },
    add: (lang, words, over) => {
      instance.addResourceBundle(lang, namespace, words, true, over)
      notify()
    },
    setLanguage: (lang) => {
      // Without a backend to ask it takes effect at once.
      void instance.changeLanguage(lang)
      notify()
    },
    complete: () => {
      if (!isPartial) return
      isPartial = false
      notify()
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
