import { runWhenIdle } from '../../state/navigation/run-when-idle.ts'

export const whenIdle = (work: () => void | Promise<void>) => {
  const run = () =>
    void Promise.resolve()
      .then(work)
      .catch((problem: unknown) => console.warn('idle work failed', problem))
  const runSoon = () => runWhenIdle(run)
  if (document.readyState === 'complete') runSoon()
  else addEventListener('load', runSoon, { once: true })
}
