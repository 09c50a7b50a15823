import { type Language, fallbackLanguage } from '../../contract/languages.ts'
import { type Translator, type TranslatorOptions, createTranslator } from '../../state/words/translator.ts'

interface PageWords extends Omit<TranslatorOptions, 'fallbacks'> {
  lang: Language
  tenantDefault: Language
}

export const translatorOf = ({ tenantDefault, ...parts }: PageWords): Translator =>
  createTranslator({ ...parts, fallbacks: [tenantDefault, fallbackLanguage] })
