/** Letters of the portal: over SMTP where a server for it is named, else into a folder, so that a demo needs no network. */
import type { Ids, Log } from '../context.ts'
import { createFolderTransport } from './folder-transport.ts'
import type { Letter } from './transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export interface Mail {
  /** Makes a letter, or decides on none, and sends it; whoever asked is not kept waiting and learns nothing from it. */
  send(write: () => Promise<Letter | null>): void
  /** What is under way is finished. */
  close(): Promise<void>
}
interface MailParts {
  settings: { smtpUrl: string; dataDir: string }
  ids: Ids
  log: Log
}

/** An error of the mail server quotes addresses in its message and in many a field; these two hold none. */
const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return {}
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    // `code` alone is a field that the log hides.
    reason: typeof code === 'string' ? code : error.name,
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  }
}

export const createMail = ({ settings, ids, log }: MailParts): Mail => {
  const post = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createFolderTransport(settings.dataDir, ids, log)
  const underWay = new Set<Promise<void>>()
  const carry = async (write: () => Promise<Letter | null>) => {
    try {
      const letter = await write()
      if (letter) await post(letter)
    } catch (error) {
      log.error(reasonOf(error), 'a letter could not be sent')
    }
  }
  return {
    send(write) {
      const one = carry(write).finally(() => underWay.delete(one))
      underWay.add(one)
    },
    async close() {
      await Promise.all(underWay)
    },
  }
}
