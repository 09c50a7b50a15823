import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import type { ServerContext } from '../../context.ts'
import { createTranslate } from '../../identity/words.ts'
import { letterDate } from '../../mail/letter-date.ts'
import type { LetterTask, WriteLetter } from '../../mail/send-letters.ts'
import { accountOf } from '../user/user.repository.ts'

const deviceNameOf = ({ tenant, lang, values }: LetterTask): string => {
  const translate = createTranslate(tenant, lang)
  const { browser, system } = values
  if (browser !== undefined && system !== undefined)
    return translate('identity.letter.newDevice.device', { browser, system })
  return browser ?? system ?? translate('identity.letter.newDevice.unknown')
}

export const createNewDeviceLetterWriter =
  ({ store }: Pick<ServerContext, 'store'>): WriteLetter =>
  async (task) => {
    const { tenant, account, lang, origin, values } = task
    const profile = await store.within(tenant.name, (scope) => accountOf(scope, account))
    if (!profile?.email) return null
    const brand = brandOf(tenant, lang)
    const translate = createTranslate(tenant, lang)
    const date = letterDate(task, values['at'] ?? '')
    return {
      to: profile.email,
      content: {
        subject: translate('identity.letter.newDevice.subject', { brand }),
        paragraphs: [translate('identity.letter.newDevice.text', { device: deviceNameOf(task), date })],
        action: {
          label: translate('identity.letter.newDevice.look'),
          url: origin + withLanguage(linkTo.manage(), lang, tenant.default.locale.defaultLocale),
        },
        notes: [translate('identity.letter.newDevice.you'), translate('identity.letter.newDevice.notYou')],
      },
    }
  }
