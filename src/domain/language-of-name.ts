/** A name that came without a language: its letters say at least whether the page's voice can read it. */
import { type Language, languages, localeOf } from '../contract/languages.ts'

const letters = { ltr: /\p{Script=Latin}/u, rtl: /\p{Script=Arabic}/u }

/** Of a name in none of the page's letters the first language that has them; of all others nothing. */
export const languageOfName = (name: string, page: Language): Language | undefined =>
  letters[localeOf(page).dir].test(name)
    ? undefined
    : languages.find(({ dir }) => letters[dir].test(name))?.code
