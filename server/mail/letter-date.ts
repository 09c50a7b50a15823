import { localeOf } from '../../src/contract/languages.ts'
import { numeralsOf } from '../../src/domain/numerals.ts'
import { isTimeZone } from '../../src/domain/user-information.ts'
import type { LetterTask } from './send-letters.ts'

/** In the zone that the account names; without one in UTC, as the server does not know where its reader is. */
export const letterDate = (
  { tenant, lang }: Pick<LetterTask, 'tenant' | 'lang'>,
  iso: string,
  timeZone: string | null,
): string =>
  new Intl.DateTimeFormat(`${localeOf(lang).iso}-u-nu-${numeralsOf(lang, tenant.numerals)}`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // One that this version of Node does not know may have been stored by another.
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso))
