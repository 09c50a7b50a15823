/**
 * The tasks of a page's main thread as they are on a processor four times slower: measured unhindered in the thread's
 * own time and multiplied, so that whatever else the machine does is not counted.
 */
const slower = 4

const mainThreadOf = (events) => {
  const sums = new Map()
  for (const { pid, tid, tdur = 0 } of events)
    sums.set(`${pid} ${tid}`, (sums.get(`${pid} ${tid}`) ?? 0) + tdur)
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const busiest = names
    .map(({ pid, tid }) => `${pid} ${tid}`)
    .toSorted((one, other) => (sums.get(other) ?? 0) - (sums.get(one) ?? 0))[0]
  return events.filter(({ pid, tid }) => `${pid} ${tid}` === busiest)
}

/** What `work` answers, and the milliseconds of each task meanwhile. */
export const tasksOf = async (context, page, work) => {
  const session = await context.newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  const answer = await work()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const tasks = mainThreadOf(events)
    .filter(({ ph, name }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .map(({ tdur = 0 }) => (tdur / 1000) * slower)
  return { answer, tasks }
}
