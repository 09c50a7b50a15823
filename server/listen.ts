import { type AddressInfo, type Server, createServer } from 'node:net'
import { StartError } from './settings.ts'

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken; stop what uses it or choose another',
  EACCES: 'may not be opened by this user; choose one above 1023',
  EADDRNOTAVAIL: 'cannot be opened on that address of this machine',
}

export interface Door {
  port: number
  host: string
  setting: string
}

/** Answers the port that was opened, which with port 0 is known only now. */
export const listen = (server: Server, at: Door): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = reasons[error.code ?? ''] ?? `cannot be opened: ${error.message}`
      reject(new StartError(`The port ${at.port} (${at.setting}) ${why}.`))
    })
    server.listen({ port: at.port, host: at.host }, () => resolve((server.address() as AddressInfo).port))
  })

/** Opens and closes the door once: a taken port is told before anything is made, not a minute later. */
export const checkDoor = async (at: Door): Promise<void> => {
  if (at.port === 0) return
  const server = createServer()
  await listen(server, at)
  await new Promise((done) => server.close(done))
}
