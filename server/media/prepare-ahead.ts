/** Makes what is most likely played first while nobody waits: the previews of each tenant's charts. Whole songs begin within a second anyway. */
import { mostPopular } from '../modules/playback/playback.repository.ts'
import type { ServerParts } from '../parts.ts'
import { soundFileOf } from './sound/sound-file.ts'
import type { Sounds } from './sound/sounds.ts'

/** The start of a server has better things to do. */
const calmMs = 30_000
const perTenant = 3

export const prepareAhead = ({ store, tenants, log }: ServerParts, sounds: Sounds) => {
  let isStopped = false
  const likely = async () => {
    const charts = tenants.map(({ name }) => store.within(name, (scope) => mostPopular(scope, perTenant)))
    return (await Promise.all(charts)).flat().flatMap((sounding) => soundFileOf(sounding, 'preview') ?? [])
  }
  const prepare = async () => {
    // Each in an order of its own: servers that share a disk share the work as well.
    const order = (await likely()).map((file) => ({ file, turn: Math.random() }))
    for (const { file } of order.sort((a, b) => a.turn - b.turn)) {
      if (isStopped) return
      await sounds.prepare(file.name, file.bytes, file.work)
    }
  }
  const timer = setTimeout(() => {
    prepare().catch((error: unknown) => {
      if (!isStopped) log.warn({ why: String(error) }, 'no sound was made ahead')
    })
  }, calmMs)
  timer.unref()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
