/** A minimal mail server that accepts every mail, or refuses the recipients it is given. */
import { type AddressInfo, type Socket, createServer } from 'node:net'

interface ReceivedMail {
  to: string
  text: string
}

const smtpReplyTo = (line: string): string => {
  const [command = ''] = line.toUpperCase().split(/[ :]/)
  return { DATA: '354 go on', QUIT: '221 bye' }[command] ?? '250 fine'
}

/** As people read it; long ones and those with other letters are encoded. */
const subjectIn = (text: string) => {
  const [, raw = ''] = /^Subject: (.*(?:\n[ \t].*)*)/m.exec(text) ?? []
  return raw
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, packed: string) => Buffer.from(packed, 'base64').toString())
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, quoted: string) =>
      decodeURIComponent(quoted.replaceAll('_', ' ').replaceAll('=', '%')),
    )
    .replaceAll('\n', '')
}
/** Sent because of a login or of a new password, beside what a test waits for. */
const isNotice = (text: string) => /\/(?:profile\/manage|resetpassword)\b/.test(text.replaceAll('=\n', ''))

interface MailServerOptions {
  /** Recipient that the server refuses. */
  refused?: string
  port?: number
}

export const startMailServer = async ({ refused, port: wanted = 0 }: MailServerOptions = {}) => {
  const letters: ReceivedMail[] = []
  let waiting: { isWanted: (text: string) => boolean; take: (letter: ReceivedMail) => void }[] = []
  const handOver = (letter: ReceivedMail) => {
    const first = waiting.find(({ isWanted }) => isWanted(letter.text))
    waiting = waiting.filter((one) => one !== first)
    first?.take(letter)
  }
  const serve = (socket: Socket) => {
    let [unread, to, text]: [string, string, string | null] = ['', '', null]
    const take = (line: string) => {
      if (text === null) {
        const recipient = /^rcpt to:\s*<(.*)>/i.exec(line)?.[1]
        to = recipient ?? to
        const isRefused = recipient !== undefined && recipient === refused
        socket.write(`${isRefused ? `550 5.1.1 <${to}> is nobody here` : smtpReplyTo(line)}\r\n`)
        if (/^data$/i.test(line)) text = ''
        return
      }
      if (line !== '.') return void (text += `${line}\n`)
      const letter = { to, text }
      text = null
      letters.push(letter)
      handOver(letter)
      socket.write('250 taken\r\n')
    }
    socket.write('220 here\r\n')
    socket.on('data', (bytes: Buffer) => {
      const lines = (unread + bytes.toString()).split('\r\n')
      unread = lines.pop() ?? ''
      lines.forEach(take)
    })
  }
  const server = createServer(serve)
  await new Promise<void>((done) => server.listen(wanted, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    letters,
    /** Whose subject is `about`; without it the next one that is no notice. */
    next: (about?: RegExp) =>
      new Promise<ReceivedMail>((take) =>
        waiting.push({ isWanted: (text) => (about ? about.test(subjectIn(text)) : !isNotice(text)), take }),
      ),
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
