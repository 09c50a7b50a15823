/** The previews of the most popular songs, while the server is idle; see `src/DECISIONS.md`. */
import { performance } from 'node:perf_hooks'
import { mostPopular } from '../../modules/playback/playback.repository.ts'
import type { ServerContext } from '../../context.ts'
import type { Sounds } from './sounds.ts'
import { soundFileOf } from './sound-file.ts'
import type { SoundWork } from './sound-job.ts'

/** Runs only on an idle server: one at a time, after half a minute with almost no load. */
const checkMs = 30_000
const calm = 0.05
const perTenant = 3

export const preparePreviews = (
  { store, tenants, log }: Pick<ServerContext, 'store' | 'tenants' | 'log'>,
  sounds: Sounds<SoundWork>,
) => {
  let before = performance.eventLoopUtilization()
  const isCalm = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < calm
  }
  const likely = async () => {
    const charts = tenants.map(({ name }) => store.within(name, (scope) => mostPopular(scope, perTenant)))
    const files = (await Promise.all(charts))
      .flat()
      .flatMap((sounding) => soundFileOf(sounding, 'preview') ?? [])
    // Each in an order of its own: servers that share a disk share the work as well.
    return files.map((file) => ({ file, turn: Math.random() })).sort((a, b) => a.turn - b.turn)
  }
  let waiting: Awaited<ReturnType<typeof likely>> | null = null
  const prepare = async () => {
    waiting ??= await likely()
    const next = waiting.pop()
    if (next) await sounds.prepare(next.file)
    else clearInterval(timer)
  }
  const timer = setInterval(() => {
    if (isCalm())
      prepare().catch((error: unknown) => log.warn({ why: String(error) }, 'no sound was made ahead'))
  }, checkMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
