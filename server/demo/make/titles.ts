import type { Language } from '../../../src/contract/languages.ts'
import type { Random } from '../art/random.ts'
import { ar } from '../words/ar.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { fr } from '../words/fr.ts'
import { ro } from '../words/ro.ts'
import type { Stock } from '../words/stock.ts'
import { shuffled } from './maker.ts'

export const stocks: Record<Language, Stock> = { en, ar, fr, de, es, ro }

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('und') + text.slice(1)

const phrases = ({ heads, tails, nouns, and, singles }: Stock): string[] => [
  ...singles,
  ...tails.map(capital),
  ...heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)),
  ...nouns.flatMap((noun, at) => nouns.slice(at + 1).map((other) => `${noun}${and}${other}`)),
]
const names = ({ given, family, bands }: Stock): string[] => [
  ...bands,
  ...given.flatMap((first) => family.map((last) => `${first} ${last}`)),
]

export interface Deck {
  /** The next unused one; when all are used it starts again. */
  draw(): string
  take(text: string): string
}

const deckOf = (cards: readonly string[]): Deck => {
  const used = new Set<string>()
  let at = 0
  return {
    draw() {
      for (let attempts = 0; attempts < cards.length; attempts++) {
        const text = cards[at++ % cards.length] ?? ''
        if (!used.has(text)) {
          used.add(text)
          return text
        }
      }
      used.clear()
      return cards[at++ % cards.length] ?? ''
    },
    take(text) {
      used.add(text)
      return text
    },
  }
}

/** Single-word titles come early and often, composed ones fill the rest. */
export const titleDeck = (random: Random, lang: Language): Deck => {
  const stock = stocks[lang]
  const early = new Set([...stock.singles, ...stock.tails.map(capital)])
  const weighed = shuffled(random, [...new Set(phrases(stock))]).map((text) => ({
    text,
    at: random() * (early.has(text) ? 0.4 : 1),
  }))
  return deckOf(weighed.toSorted((a, b) => a.at - b.at).map(({ text }) => text))
}

export const nameDeck = (random: Random, lang: Language): Deck => {
  const stock = stocks[lang]
  const bands = shuffled(random, stock.bands)
  const people = shuffled(random, names({ ...stock, bands: [] }))
  const mixed = people.flatMap((person, at) => [...(at % 2 === 1 ? bands.splice(0, 1) : []), person])
  return deckOf(spread(mixed))
}

/** No two people of one family next to each other, as far as the list allows. */
const spread = (list: readonly string[]): string[] => {
  const families = new Map<string, string[]>()
  for (const name of list) {
    const family = name.split(' ').at(-1) ?? name
    families.set(family, [...(families.get(family) ?? []), name])
  }
  const rounds = Math.max(...[...families.values()].map((all) => all.length))
  return Array.from({ length: rounds }, (_, round) =>
    [...families.values()].flatMap((all) => all.slice(round, round + 1)),
  ).flat()
}
