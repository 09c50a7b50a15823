/** Requests over busy connections, as a proxy sends them: a connection that the server closes politely is opened anew. */
import { Agent, type IncomingMessage, request } from 'node:http'

export interface Load {
  answered: number
  failed: string[]
}

const askOnce = (port: number, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/i18n/en',
        agent,
        headers: { host: 'riwaq.localhost' },
      },
      (response) =>
        response
          .on('error', reject)
          .on('end', () => resolve(response))
          .resume(),
    )
      .on('error', reject)
      .end()
  })

/** Over one connection until the server closes it; false after a failure. */
export const askUntilClosed = async (
  port: number,
  load: Load,
  { onAnswer, isEnough = () => false }: { onAnswer: () => void; isEnough?: () => boolean },
): Promise<boolean> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    while (!isEnough()) {
      const { statusCode, headers } = await askOnce(port, agent)
      load.answered += 1
      if (statusCode !== 200) load.failed.push(String(statusCode))
      onAnswer()
      if (headers.connection === 'close') return true
    }
    return true
  } catch (error) {
    load.failed.push(String(error))
    return false
  } finally {
    agent.destroy()
  }
}
