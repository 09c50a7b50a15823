import { type AddressInfo, type Server, createServer } from 'node:net'
import { StartError } from '../start/settings.ts'

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken; stop what uses it or choose another',
  EACCES: 'may not be opened by this user; choose one above 1023',
}
const noAddressOfOurs = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

export interface ListenAddress {
  port: number
  host: string
  setting: string
  hostSetting?: string
}

const listenErrorText = (
  { port, host, setting, hostSetting }: ListenAddress,
  { code = '', syscall, message }: NodeJS.ErrnoException,
) =>
  hostSetting && (syscall === 'getaddrinfo' || noAddressOfOurs.includes(code))
    ? `The address ${host} (${hostSetting}) is none of this machine; choose one that is, or 0.0.0.0 for all.`
    : `The port ${port} (${setting}) ${reasons[code] ?? `cannot be opened: ${message}`}.`

/** Returns the opened port, which with port 0 is known only now. */
export const listen = (server: Server, at: ListenAddress): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(listenErrorText(at, error))))
    server.listen({ port: at.port, host: at.host }, () => resolve((server.address() as AddressInfo).port))
  })

/** Opens and closes the port once, so that a taken port is reported before anything is created. */
export const checkPortIsFree = async (at: ListenAddress): Promise<void> => {
  if (at.port === 0) return
  const server = createServer()
  await listen(server, at)
  await new Promise((done) => server.close(done))
}
