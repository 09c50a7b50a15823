/** What a portal is called: by the letters of the language where its tenant writes it in them too. */
import type { Language } from '../contract/languages.ts'

interface Branded {
  brand: string
  brandIn?: Partial<Record<Language, string>> | undefined
}
export const brandOf = ({ brand, brandIn }: Branded, lang: Language): string => brandIn?.[lang] ?? brand
