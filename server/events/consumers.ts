import type { ServerContext } from '../context.ts'
import { createMail } from '../mail/mail.ts'
import { sendRequestedLetters } from '../mail/send-letters.ts'
import { createResetLetterWriter } from '../modules/password/password.letter.ts'
import type { Consumer } from './consumer.ts'

export const createConsumers = (context: ServerContext): readonly Consumer[] => [
  sendRequestedLetters({
    tenants: context.tenants,
    settings: context.settings,
    portalAddress: context.portalAddress,
    send: createMail(context),
    writers: { 'password-reset': createResetLetterWriter(context) },
  }),
]
