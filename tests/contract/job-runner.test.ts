/** A job is run by one of all processes on a store, and by another one when that dies. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createJobRunner, type JobRunner } from '../../server/jobs/job-runner.ts'
import { every, type Job } from '../../server/jobs/job.ts'
import { leaseMs, takeLease } from '../../server/jobs/leases.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import type { Log, Store } from '../../server/context.ts'
import { testClock } from '../support/backend.ts'
import { openTestStore } from '../support/store.ts'

const minute = 60_000
let store: Store
let clock: ReturnType<typeof testClock>
let metrics: ReturnType<typeof createMetrics>
let runners: JobRunner[]
let problems: string[]
beforeEach(async () => {
  store = await openTestStore()
  clock = testClock()
  metrics = createMetrics(store.engine)
  runners = []
  problems = []
})
afterEach(async () => {
  for (const runner of runners) await runner.stop()
  await store.close()
})

const note = (_: object, message: string) => void problems.push(message)
const log: Log = { info: note, warn: note, error: note }
/** A process on the store, with the jobs that it would run. */
const openRunner = async (owner: string, jobs: readonly Job[]) => {
  const runner = createJobRunner({ store, clock, log, metrics, owner, jobs })
  runners.push(runner)
  await runner.register()
  return runner
}
const readJobs = () => store.raw.selectFrom('job').selectAll().execute()

/** Counts its runs, which go on until they are let go. */
const heldJob = (name = 'held') => {
  const runs: { end(): void; signal: AbortSignal }[] = []
  const waiting: (() => void)[] = []
  const job: Job = {
    name,
    queryDue: every(minute),
    run: (signal) =>
      new Promise((end) => {
        runs.push({ end, signal })
        waiting.splice(0).forEach((resume) => resume())
      }),
  }
  const firstRun = () => new Promise<void>((done) => (runs.length ? done() : waiting.push(done)))
  return { job, runs, firstRun }
}
const countedJob = (queryDue: Job['queryDue'] = every(minute)) => {
  let runs = 0
  const job: Job = { name: 'counted', queryDue, run: async () => void runs++ }
  return { job, runs: () => runs }
}

describe('a job', () => {
  it('that two processes find due at once is run by one of them', async () => {
    const { job, runs, firstRun } = heldJob()
    const one = await openRunner('one', [job])
    const two = await openRunner('two', [job])
    clock.pass(minute)
    const both = [one.runDue(), two.runDue()]
    await firstRun()
    await Promise.race(both)
    expect(runs).toHaveLength(1)
    runs[0]?.end()
    await Promise.all(both)
    expect(runs).toHaveLength(1)
    expect(await readJobs()).toEqual([
      { name: 'held', due: new Date(clock.now().getTime() + minute), lease_until: null, owner: null },
    ])
  })

  it('of a process that died is taken over when its lease ends, not before', async () => {
    const { job, runs } = countedJob()
    const survivor = await openRunner('survivor', [job])
    clock.pass(minute)
    expect(await takeLease({ store, clock }, { name: job.name, owner: 'crashed' }, true)).toBe(true)
    clock.pass(leaseMs - 1)
    await survivor.runDue()
    expect(runs()).toBe(0)
    clock.pass(1)
    await survivor.runDue()
    expect(runs()).toBe(1)
  })

  it('of a process that died is free at the next start on an embedded store, which has one process at a time', async () => {
    const { job, runs } = countedJob()
    await openRunner('crashed', [job])
    clock.pass(minute)
    expect(await takeLease({ store, clock }, { name: job.name, owner: 'crashed' }, true)).toBe(true)
    const next = await openRunner('next', [job])
    await next.runDue()
    expect(runs()).toBe(store.engine === 'embedded' ? 1 : 0)
  })

  it('taken over meanwhile is not said to be done by the process that lost its lease', async () => {
    const { job, runs, firstRun } = heldJob()
    const slow = await openRunner('slow', [job])
    clock.pass(minute)
    const running = slow.runDue()
    await firstRun()
    clock.pass(leaseMs)
    expect(await takeLease({ store, clock }, { name: job.name, owner: 'other' }, true)).toBe(true)
    runs[0]?.end()
    await running
    expect(await readJobs()).toMatchObject([{ owner: 'other' }])
  })

  it('is run when it is due, however many processes start, and its next time is asked for after each run', async () => {
    let interval = minute
    const { job, runs } = countedJob((now) => new Date(now.getTime() + interval))
    const runner = await openRunner('one', [job])
    await runner.runDue()
    expect(runs()).toBe(0)
    clock.pass(minute)
    interval = 3 * minute
    await runner.runDue()
    clock.pass(3 * minute - 1)
    const late = await openRunner('two', [job])
    await late.runDue()
    expect(runs()).toBe(1)
    clock.pass(1)
    await late.runDue()
    expect(runs()).toBe(2)
  })

  it('is not lost to a clock that is set back', async () => {
    const { job, runs } = countedJob()
    clock.pass(30 * 24 * 60 * minute)
    await openRunner('one', [job])
    clock.pass(-30 * 24 * 60 * minute)
    const runner = await openRunner('two', [job])
    clock.pass(minute)
    await runner.runDue()
    expect(runs()).toBe(1)
  })

  it('that fails is logged, counted, and tried again a minute later, and holds up no other', async () => {
    const { job, runs } = countedJob()
    const broken: Job = {
      name: 'broken',
      queryDue: every(60 * minute),
      run: () => Promise.reject(new Error('it broke')),
    }
    const runner = await openRunner('one', [broken, job])
    clock.pass(60 * minute)
    await runner.runDue()
    expect([problems, runs()]).toEqual([['a job failed'], 1])
    clock.pass(minute)
    await runner.runDue()
    expect(problems).toHaveLength(2)
    expect(await metrics.text()).toMatch(/riwaq_jobs_total\{job="broken",outcome="failed",store="\w+"\} 2/)
    expect(await metrics.text()).toMatch(/riwaq_jobs_total\{job="counted",outcome="done",store="\w+"\} 2/)
  })

  it('is asked to end when the server stops, and is due at once for another process', async () => {
    const { job, runs, firstRun } = heldJob()
    const after = countedJob()
    const runner = await openRunner('one', [job, after.job])
    clock.pass(minute)
    const running = runner.runDue()
    await firstRun()
    const [run] = runs
    run?.signal.addEventListener('abort', run.end)
    await runner.stop()
    await running
    expect(after.runs()).toBe(0)
    expect(await readJobs()).toContainEqual({
      name: 'held',
      due: clock.now(),
      lease_until: null,
      owner: null,
    })
    expect(await metrics.text()).toMatch(/riwaq_jobs_total\{job="held",outcome="stopped"/)
  })
})

describe('a job that visitors wait for', () => {
  it('is run at the start of each process, whenever it is due', async () => {
    const { job, runs } = countedJob()
    const first = await openRunner('one', [{ ...job, isBeforeReady: true }])
    await first.runBeforeReady()
    const second = await openRunner('two', [{ ...job, isBeforeReady: true }])
    await second.runBeforeReady()
    expect(runs()).toBe(2)
  })

  it('is waited for while another process runs it', async () => {
    const { job, runs, firstRun } = heldJob()
    const one = await openRunner('one', [{ ...job, isBeforeReady: true }])
    const two = await openRunner('two', [{ ...job, isBeforeReady: true }])
    const first = one.runBeforeReady()
    await firstRun()
    let isReady = false
    const second = two.runBeforeReady().then(() => (isReady = true))
    await readJobs()
    expect([runs.length, isReady]).toEqual([1, false])
    runs[0]?.end()
    await first
    await expect.poll(() => runs.length).toBe(2)
    runs[1]?.end()
    await second
    expect(isReady).toBe(true)
  })

  it('fails the start when it fails', async () => {
    const broken: Job = {
      name: 'broken',
      queryDue: every(minute),
      run: () => Promise.reject(new Error('it broke')),
      isBeforeReady: true,
    }
    const runner = await openRunner('one', [broken])
    await expect(runner.runBeforeReady()).rejects.toThrow('it broke')
  })
})
