/**
 * Looks a text up and fills it in: nested keys, a chain of languages, plural forms, `{{values}}`. Page and host make one
 * each, the host one per render. The first view reads its words by itself; i18next, ten times as heavy, takes over as
 * the engine once the page is idle (`app/i18n/i18next-engine.ts`). One suite holds both to the same answers.
 */
import { type Language, localeOf } from '../contract/languages.ts'
import { type Words, isBranch, layWords } from './words.ts'

type Values = Readonly<Record<string, unknown>>
/** Of a list of keys the first that has a text is taken. A number `count` chooses the plural form. */
type Translate = (key: string | readonly string[], values?: Values) => string

/** What stands behind a translator: words by language, and how a text is found among them. */
export interface Engine {
  /** Null where no language of the chain has a text for any of the keys. */
  find(lang: string, keys: readonly string[], values: Values): string | null
  add(lang: string, words: Words, over: boolean): void
}
export interface Handover {
  lang: string
  fallbacks: readonly string[]
  words: ReadonlyMap<string, Words>
}

export interface Translator {
  readonly lang: string
  /** Only the words of the first view are here. */
  readonly isPartial: boolean
  /** A new function whenever texts may have changed, so that what is memoised on it follows. */
  readonly t: Translate
  /** `over` lays the words upon those that are here, else they fill what is missing. */
  add(lang: string, words: Words, over: boolean): void
  setLanguage(lang: string): void
  complete(): void
  follow(listener: () => void): () => void
  /** Another engine goes on with the words that are here. */
  adopt(make: (handover: Handover) => Engine): void
}

export interface TranslatorOptions {
  lang: string
  words: Words
  /** Asked in this order where the language itself has no text (LANG-22). */
  fallbacks: readonly string[]
  /** Told once per missing key (LANG-42). */
  onMissing: (lang: string, key: string) => void
  /** Told of each text that was found, as it stands in the words. */
  onFound?: (key: string, text: string) => void
  /** More words are on their way: until `complete`, a key without a text says nothing and is not told. */
  isPartial?: boolean
}

const textAt = (words: Words | undefined, key: string): string | null => {
  let found: string | Words | undefined = words
  for (const name of key.split('.')) found = isBranch(found) ? found[name] : undefined
  return typeof found === 'string' ? found : null
}

const rules = new Map<string, Intl.PluralRules>()
const formOf = (lang: string, count: number) => {
  const known = rules.get(lang) ?? new Intl.PluralRules(lang)
  rules.set(lang, known)
  return known.select(count)
}
const formsOf = (lang: string, key: string, count: unknown): string[] =>
  typeof count === 'number' ? [`${key}_${formOf(lang, count)}`, `${key}_other`, key] : [key]

/**
 * A value that runs the other way is set apart: a Latin title in an Arabic sentence, with its bracket or number, would
 * otherwise pull what stands beside it to the wrong side. The marks are invisible.
 */
const otherWay = (lang: string) => (localeOf(lang as Language).dir === 'rtl' ? /[a-z]/i : /[א-ي]/)
const setApart = (lang: string, values: Values): Values => {
  const other = otherWay(lang)
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && other.test(value) ? `\u2068${value}\u2069` : value,
  ])
  return Object.fromEntries(entries)
}

/** A value that ends the sentence with a letter pulls nothing along: rows say it by the hundred, so it goes unmarked. */
const needless = /\u2068([^\u2068]*\p{L})\u2069$/u

const fill = (text: string, values: Values) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** Reads words as they are; answers like i18next for the little that texts of ours use. */
const firstEngine = (
  words: Map<string, Words>,
  { fallbacks, onFound }: Pick<TranslatorOptions, 'fallbacks' | 'onFound'>,
): Engine => {
  const findOne = (lang: string, key: string, count: unknown): string | null => {
    for (const code of [lang, ...fallbacks])
      for (const form of formsOf(code, key, count)) {
        const text = textAt(words.get(code), form)
        if (text === null) continue
        onFound?.(form, text)
        return text
      }
    return null
  }
  return {
    find: (lang, keys, values) => {
      for (const key of keys) {
        const text = findOne(lang, key, values['count'])
        if (text !== null) return fill(text, values)
      }
      return null
    },
    add: (lang, added, over) => {
      const here = words.get(lang) ?? {}
      words.set(lang, over ? layWords(here, added) : layWords(added, here))
    },
  }
}

export const createTranslator = (start: TranslatorOptions): Translator => {
  const { fallbacks, onMissing } = start
  let { lang, isPartial: isPart = false } = start
  const words = new Map<string, Words>([[lang, start.words]])
  let engine = firstEngine(words, start)
  const listeners = new Set<() => void>()
  const told = new Set<string>()

  const missing = (key: string) => {
    if (isPart) return ''
    if (!told.has(key)) onMissing(lang, key)
    told.add(key)
    return key
  }
  const makeT = (): Translate => {
    /** Most texts take no value, and every row says the same few. */
    const plain = new Map<string, string>()
    return (key, values) => {
      const known = values ? undefined : plain.get(String(key))
      if (known !== undefined) return known
      const keys = typeof key === 'string' ? [key] : key
      const found = engine.find(lang, keys, setApart(lang, values ?? {}))?.replace(needless, '$1')
      if (found === undefined) return missing(keys.at(-1) ?? '')
      if (!values) plain.set(String(key), found)
      return found
    }
  }
  let t = makeT()
  const changed = () => {
    t = makeT()
    for (const listener of listeners) listener()
  }
  return {
    get lang() {
      return lang
    },
    get isPartial() {
      return isPart
    },
    get t() {
      return t
    },
    add: (code, added, over) => {
      engine.add(code, added, over)
      changed()
    },
    setLanguage: (next) => {
      lang = next
      changed()
    },
    complete: () => {
      if (!isPart) return
      isPart = false
      changed()
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Texts stay what they are, so nobody is told.
    adopt: (make) => {
      engine = make({ lang, fallbacks, words })
    },
  }
}
