/** Probes may not know the name of a tenant, so the host is not checked. */
import type { Log, Store } from '../context.ts'

const json = (body: unknown, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

export const pingStore = (store: Pick<Store, 'raw'>): Promise<unknown> =>
  store.raw.selectNoFrom(({ lit }) => lit(1).as('one')).execute()

interface HealthParts {
  /** Rejects while the store does not answer. */
  pingStore(): Promise<unknown>
  isDiskFull(): Promise<boolean>
  log: Pick<Log, 'warn'>
}

export const createHealth = ({ pingStore, isDiskFull, log }: HealthParts) => {
  let isReady = false
  const storeAnswers = () =>
    pingStore().then(
      () => true,
      (error: unknown) => {
        log.warn({ reason: String(error) }, 'the store does not answer')
        return false
      },
    )
  return {
    async answer(path: string): Promise<Response | null> {
      if (path === '/healthz') return json({ alive: true }, 200)
      if (path !== '/readyz') return null
      if (await isDiskFull()) return json({ ready: false, reason: 'the disk is full' }, 503)
      const ready = isReady && (await storeAnswers())
      return json({ ready }, ready ? 200 : 503)
    },
    markReady: () => {
      isReady = true
    },
    drain: () => {
      isReady = false
    },
  }
}
