/** Words that titles and names are made of. Every pattern is grammatical with every word of its list. */
export interface Stock {
  /** Given names and family names, to be paired freely. */
  given: readonly string[]
  family: readonly string[]
  bands: readonly string[]
  /** Plural nouns without article, followed by one of the tails. */
  heads: readonly string[]
  /** Phrases that can follow a noun or be used alone. */
  tails: readonly string[]
  /** Nouns that are used in pairs. */
  nouns: readonly string[]
  and: string
  /** Fixed titles. */
  singles: readonly string[]
  labels: readonly string[]
  /** `{show}` and `{episode}` are filled in; spoken at the start of an episode or chapter. */
  opening: string
  closing: string
  /** Sentences for spoken pieces; each can follow each. */
  lines: readonly string[]
}
