/** Writes letters into `DATA_DIR/mail`, one readable file each; only the newest are kept. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../context.ts'
import type { MailTransport } from './mail-transport.ts'

const mostLetters = 100

export const createFolderTransport =
  (dataDir: string, log: Log): MailTransport =>
  async ({ id, from, to, subject, text }) => {
    const folder = join(dataDir, 'mail')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = `${id}.txt`
    const header = `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n`
    await writeFile(join(folder, file), header + text, { mode: 0o600 })
    const oldFiles = (await readdir(folder)).sort().slice(0, -mostLetters)
    await Promise.all(oldFiles.map((name) => rm(join(folder, name), { force: true })))
    log.info({ file: `mail/${file}` }, 'a letter lies in the data folder')
  }
