import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Long enough for a request that was sent before the client knew that the server stops. */
const idleMs = 500
const checkMs = 100

interface SocketUse {
  running: number
  /** What had arrived when the last answer ended: more than that is the beginning of a request. */
  bytesAtRest: number
  restingSince: number
}

export interface ConnectionDrain {
  /** From now on answers end their connection, and connections without a request are closed a moment later. */
  begin(): void
  end(): void
}

export const createConnectionDrain = (server: Server): ConnectionDrain => {
  const sockets = new Map<Socket, SocketUse>()
  const responses = new Set<ServerResponse>()
  let timer: NodeJS.Timeout | null = null

  const endConnectionAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false
  }
  const closeIdle = (limit: number) => {
    for (const [socket, { running, bytesAtRest, restingSince }] of sockets)
      if (running === 0 && restingSince < limit && socket.bytesRead === bytesAtRest) socket.destroy()
  }
  // Timers of a busy process run before it has read what arrived: a request may wait in a socket that looks idle.
  const closeIdleOnceRead = () => {
    const limit = performance.now() - idleMs
    setImmediate(() => setImmediate(closeIdle, limit))
  }

  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { running: 0, bytesAtRest: 0, restingSince: performance.now() })
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const use = sockets.get(socket)
    if (use) use.running += 1
    responses.add(response)
    if (timer) endConnectionAfter(response)
    response.once('close', () => {
      responses.delete(response)
      if (!use) return
      use.running -= 1
      use.bytesAtRest = socket.bytesRead
      use.restingSince = performance.now()
    })
  })

  return {
    begin() {
      if (timer) return
      for (const response of responses) endConnectionAfter(response)
      const startedAt = performance.now()
      for (const use of sockets.values()) use.restingSince = startedAt
      timer = setInterval(closeIdleOnceRead, checkMs)
    },
    end() {
      if (timer) clearInterval(timer)
    },
  }
}
