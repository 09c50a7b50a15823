import type { ServerContext } from '../context.ts'
import type { LetterTemplate } from '../mail/letter-requested.ts'
import type { WriteLetter } from '../mail/send-letters.ts'
import { createParentalCodeWriter } from '../modules/parental/parental.letter.ts'
import { createResetLetterWriter } from '../modules/password/password.letter.ts'
import { createConfirmEmailWriter, writeEmailChanged } from '../modules/profile/profile.letter.ts'
import { createPasswordChangedLetterWriter } from '../modules/password/password-changed.letter.ts'
import { createNewDeviceLetterWriter } from '../modules/session/new-device.letter.ts'
import { writeDeletionLetter } from '../modules/account-deletion/account-deletion.letter.ts'
import { createExportLetterWriter } from '../modules/data-export/data-export.letter.ts'

export const createLetterWriters = (context: ServerContext): Record<LetterTemplate, WriteLetter> => ({
  'password-reset': createResetLetterWriter(context),
  'email-confirm': createConfirmEmailWriter(context),
  'email-changed': writeEmailChanged,
  'password-changed': createPasswordChangedLetterWriter(context),
  'new-device': createNewDeviceLetterWriter(context),
  'export-ready': createExportLetterWriter(context),
  'account-deleted': writeDeletionLetter,
  'parental-code': createParentalCodeWriter(context),
})
