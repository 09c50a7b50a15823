import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../context.ts'
import type { Letter } from './letter.ts'

export type MailTransport = (letter: Letter) => Promise<void>

const mostFiles = 200

/** Writes letters into `DATA_DIR/mail`, as plain text and as HTML; only the newest are kept. */
export const createFolderTransport =
  (dataDir: string, log: Log): MailTransport =>
  async ({ id, from, to, subject, text, html }) => {
    const folder = join(dataDir, 'mail')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = `${id}.txt`
    const header = `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n`
    await writeFile(join(folder, `${id}.html`), html, { mode: 0o600 })
    await writeFile(join(folder, file), header + text, { mode: 0o600 })
    const oldFiles = (await readdir(folder)).sort().slice(0, -mostFiles)
    await Promise.all(oldFiles.map((name) => rm(join(folder, name), { force: true })))
    log.info({ file: `mail/${file}` }, 'a letter was written to the data folder')
  }

const timeoutMs = 20_000

const domainOf = (from: string) => /@([^@>\s]+)>?$/.exec(from.trim())?.[1] ?? 'localhost'

/** Sends letters through `SMTP_URL`. The client library is loaded with the first letter. */
export const createSmtpTransport =
  (url: string): MailTransport =>
  async ({ id, ...letter }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
    await transport.sendMail({ ...letter, messageId: `<${id}@${domainOf(letter.from)}>` })
  }
