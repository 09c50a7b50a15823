import { setTimeout as wait } from 'node:timers/promises'
import type { Clock, Log, Store } from '../context.ts'
import { errorStack } from '../http/log.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Job } from './job.ts'
import { endLease, type JobLease, leaseMs, registerJob, renewLease, takeLease } from './leases.ts'
import { startTicker } from './ticker.ts'

const tickMs = 5000
const retryMs = 60_000
const otherOwnerPollMs = 250

interface JobRunnerParts {
  store: Store
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'countJob'>
  owner: string
  jobs: readonly Job[]
}

export interface JobRunner {
  register(): Promise<void>
  /** Runs each job that must have run before the server is ready; waits while another process runs it. */
  runBeforeReady(): Promise<void>
  runDue(): Promise<void>
  start(): void
  /** A running job ends early and gives up its lease. */
  stop(): Promise<void>
}

const afterMs = ({ clock }: JobRunnerParts, ms: number) => new Date(clock.now().getTime() + ms)

/** Renews by the machine's own time; a lease that is lost aborts the run, since another process has started it. */
const startRenewal = (parts: JobRunnerParts, lease: JobLease) => {
  const lost = new AbortController()
  const renew = async () => {
    if (!(await renewLease(parts, lease))) lost.abort()
  }
  const timer = setInterval(() => {
    renew().catch((error: unknown) =>
      parts.log.warn({ job: lease.name, reason: String(error) }, 'a lease could not be renewed'),
    )
  }, leaseMs / 3)
  timer.unref()
  return { lost: lost.signal, stop: () => clearInterval(timer) }
}

/** Runs a job whose lease this process holds. A failure is thrown after the lease has ended. */
const runLeased = async (parts: JobRunnerParts, job: Job, stopping: AbortSignal): Promise<void> => {
  const { clock, metrics, owner } = parts
  const lease = { name: job.name, owner }
  const renewal = startRenewal(parts, lease)
  const end = async (outcome: 'done' | 'failed' | 'stopped', due: Date) => {
    renewal.stop()
    metrics.countJob(job.name, outcome)
    await endLease(parts, lease, due)
  }
  try {
    await job.run(AbortSignal.any([stopping, renewal.lost]))
  } catch (error) {
    await end('failed', afterMs(parts, retryMs))
    throw error
  }
  if (stopping.aborted) await end('stopped', clock.now())
  else await end('done', await job.queryDue(clock.now()))
}

export const createJobRunner = (parts: JobRunnerParts): JobRunner => {
  const { clock, jobs, log, owner } = parts
  const stopping = new AbortController()

  const runDue = async () => {
    for (const job of jobs) {
      if (stopping.signal.aborted) return
      if (!(await takeLease(parts, { name: job.name, owner }, true))) continue
      await runLeased(parts, job, stopping.signal).catch((error: unknown) =>
        log.error({ job: job.name, reason: errorStack(error) }, 'a job failed'),
      )
    }
  }
  let ticker: ReturnType<typeof startTicker> | null = null

  return {
    async register() {
      for (const { name, queryDue } of jobs) await registerJob(parts, name, await queryDue(clock.now()))
    },
    async runBeforeReady() {
      for (const job of jobs.filter(({ isBeforeReady }) => isBeforeReady)) {
        while (!(await takeLease(parts, { name: job.name, owner }, false))) await wait(otherOwnerPollMs)
        await runLeased(parts, job, stopping.signal)
      }
    },
    runDue,
    start() {
      ticker ??= startTicker(tickMs, runDue, (error) =>
        log.error({ reason: errorStack(error) }, 'the jobs that are due could not be read'),
      )
    },
    async stop() {
      stopping.abort()
      await ticker?.stop()
    },
  }
}
