import { localeOf } from '../../src/contract/languages.ts'
import { numeralsOf } from '../../src/domain/numerals.ts'
import type { LetterTask } from './send-letters.ts'

/** In UTC, which it names: the server does not know where its reader is. */
export const letterDate = ({ tenant, lang }: Pick<LetterTask, 'tenant' | 'lang'>, iso: string): string =>
  new Intl.DateTimeFormat(`${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso))
