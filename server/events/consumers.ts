import type { ServerContext } from '../context.ts'
import { createMail } from '../mail/mail.ts'
import { sendRequestedLetters } from '../mail/send-letters.ts'
import type { EventConsumers } from './consumer.ts'
import { createLetterWriters } from './letter-writers.ts'

export const createConsumers = (context: ServerContext): EventConsumers => ({
  'letter-requested': {
    'send-letter': sendRequestedLetters({
      tenants: context.tenants,
      settings: context.settings,
      portalAddress: context.portalAddress,
      send: createMail(context),
      writers: createLetterWriters(context),
    }),
  },
})
