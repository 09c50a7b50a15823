import { isLanguage } from '../../../src/contract/languages.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { profileAnswer } from './profile-answer.ts'
import { preferencesOf, profileOf, savePreference } from './user.repository.ts'

type UserHandlers = Pick<
  Handlers,
  'getProfile' | 'selectUserTheme' | 'checkUserTheme' | 'selectUserLang' | 'checkUserLang'
>

const accountMissing = () => new Refused('UNAUTHORIZED')

export const userHandlers: UserHandlers = {
  async getProfile(context) {
    const { account, roles } = requireUser(context)
    const row = await context.within((scope) => profileOf(scope, account, context.clock.now()))
    if (!row) throw accountMissing()
    return profileAnswer(row, roles)
  },

  async selectUserTheme(context) {
    const { alternatTheme } = context.input.body
    const { account } = requireUser(context)
    const saved = await context.within((scope) =>
      savePreference(scope, account, { alternat_theme: alternatTheme }),
    )
    if (!saved) throw accountMissing()
    return { alternatTheme }
  },
  async checkUserTheme(context) {
    const row = await context.within((scope) => preferencesOf(scope, requireUser(context).account))
    return { alternatTheme: row?.alternat_theme ?? null }
  },

  async selectUserLang(context) {
    const { selectedLang } = context.input.body
    const { account } = requireUser(context)
    const saved = await context.within((scope) =>
      savePreference(scope, account, { selected_lang: selectedLang }),
    )
    if (!saved) throw accountMissing()
    return { selectedLang }
  },
  async checkUserLang(context) {
    const row = await context.within((scope) => preferencesOf(scope, requireUser(context).account))
    return { selectedLang: isLanguage(row?.selected_lang) ? row.selected_lang : null }
  },
}
