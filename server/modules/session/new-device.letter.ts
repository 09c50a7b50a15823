import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import type { ServerContext } from '../../context.ts'
import { createTranslate } from '../../identity/words.ts'
import type { LetterTask } from '../../mail/send-letters.ts'
import { letterToAccount } from '../user/letter-to-account.ts'

const deviceNameOf = ({ tenant, lang, values }: LetterTask): string => {
  const translate = createTranslate(tenant, lang)
  const { browser, system } = values
  if (browser !== undefined && system !== undefined)
    return translate('identity.letter.newDevice.device', { browser, system })
  return browser ?? system ?? translate('identity.letter.newDevice.unknown')
}

export const createNewDeviceLetterWriter = (parts: Pick<ServerContext, 'store'>) =>
  letterToAccount(parts, (task, { brand, translate, date }) => {
    const { tenant, lang, origin, values } = task
    return {
      subject: translate('identity.letter.newDevice.subject', { brand }),
      paragraphs: [
        translate('identity.letter.newDevice.text', {
          device: deviceNameOf(task),
          date: date(values['at'] ?? ''),
        }),
      ],
      action: {
        label: translate('identity.letter.newDevice.look'),
        url: origin + withLanguage(linkTo.profileManage(), lang, tenant.default.locale.defaultLocale),
      },
      notes: [translate('identity.letter.newDevice.you'), translate('identity.letter.newDevice.notYou')],
    }
  })
