import type { Language } from '../contract/languages.ts'

interface Branded {
  brand: string
  brandIn?: Partial<Record<Language, string>> | undefined
}
export const brandOf = ({ brand, brandIn }: Branded, lang: Language): string => brandIn?.[lang] ?? brand
