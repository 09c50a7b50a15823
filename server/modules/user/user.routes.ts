/** Profile, theme, language and age ceiling of the one who asks. CALL-USER-01, 04 to 07, PARENTAL-02 to 04 */
import { isLanguage } from '../../../src/contract/languages.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { choicesOf, parentalOf, profileOf, saveChoice } from './user.repository.ts'

type UserHandlers = Pick<
  Handlers,
  | 'getProfile'
  | 'selectUserTheme'
  | 'checkUserTheme'
  | 'selectUserLang'
  | 'checkUserLang'
  | 'getParentalControl'
>

/** The token is good but its account is gone: whoever holds it is nobody any more. */
const gone = () => new Refused('UNAUTHORIZED')

export const userHandlers: UserHandlers = {
  async getProfile(asked) {
    const { account, roles } = requireUser(asked)
    const row = await asked.within((scope) => profileOf(scope, account))
    if (!row) throw gone()
    return {
      roles: [...roles],
      UUID: row.uuid,
      userId: row.id,
      name: row.name,
      lastName: row.last_name,
      // Another provider may name an account without an e-mail address.
      email: row.email ?? '',
      userInformation: row.information,
    }
  },

  async selectUserTheme(asked) {
    const { alternatTheme } = asked.input.body
    const { account } = requireUser(asked)
    const saved = await asked.within((scope) => saveChoice(scope, account, { alternat_theme: alternatTheme }))
    if (!saved) throw gone()
    return { alternatTheme }
  },
  async checkUserTheme(asked) {
    const row = await asked.within((scope) => choicesOf(scope, requireUser(asked).account))
    return { alternatTheme: row?.alternat_theme ?? null }
  },

  async selectUserLang(asked) {
    const { selectedLang } = asked.input.body
    const { account } = requireUser(asked)
    const saved = await asked.within((scope) => saveChoice(scope, account, { selected_lang: selectedLang }))
    if (!saved) throw gone()
    return { selectedLang }
  },
  async checkUserLang(asked) {
    const row = await asked.within((scope) => choicesOf(scope, requireUser(asked).account))
    return { selectedLang: isLanguage(row?.selected_lang) ? row.selected_lang : null }
  },

  async getParentalControl(asked) {
    const parental = await asked.within((scope) => parentalOf(scope, requireUser(asked).account))
    if (!parental) throw gone()
    const { isActive, maxRating, maxAgeGroup } = parental
    return { isActive, maxRating, maxAgeGroup }
  },
}
