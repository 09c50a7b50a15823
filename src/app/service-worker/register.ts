/** The page's side of the service worker: the only file that knows workbox-window. Loaded after the page is idle. */
import { Workbox } from 'workbox-window'
import type { ToWorker } from '../../contract/worker.ts'
import { wait } from '../../lib/wait.ts'

const timeoutMs = 3_000

export interface WorkerBridge {
  postMessage: (message: ToWorker) => Promise<void>
  postAndWait: (message: ToWorker) => Promise<void>
  update: () => Promise<void>
  /** For at most 3 s: it activates when the browser finds the old one idle, sometimes much later. */
  takeOver: () => Promise<void>
}

const withTimeout = (work: Promise<unknown>): Promise<void> =>
  Promise.race([work, wait(timeoutMs)]).then(() => undefined)

const nextController = () =>
  new Promise<void>((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true }),
  )

/** Every tab says which build it runs, so that the sweep leaves its chunks alone. */
const answerBuild = (build: string) =>
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: string }>) => {
    if (data?.type === 'WHICH_BUILD') ports[0]?.postMessage(build)
  })

/** A worker that is still installing gets as long as a navigation waits to become the waiting one. */
const waitingWorkerOf = async (registration: ServiceWorkerRegistration) => {
  const { installing } = registration
  if (registration.waiting || !installing) return registration.waiting
  await withTimeout(
    new Promise<void>((done) =>
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') done()
      }),
    ),
  )
  return registration.waiting
}

const filesUsed = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

export const registerWorker = async (scriptUrl: string, build: string): Promise<WorkerBridge | null> => {
  if (!('serviceWorker' in navigator)) return null
  const isFirstVisit = !navigator.serviceWorker.controller
  const firstControl = nextController()
  const workbox = new Workbox(scriptUrl, { updateViaCache: 'none' })
  const registration = await workbox.register({ immediate: true }).catch((problem: unknown) => {
    console.info('the service worker could not be registered', problem)
    return undefined
  })
  if (!registration) return null
  answerBuild(build)

  const send = async (message: ToWorker, transfer: Transferable[] = []) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(message, transfer)
  }
  const postMessage = (message: ToWorker) => send(message)
  // The first page was never controlled, so its document is not cached: sent once the worker has taken
  // control.
  if (!navigator.serviceWorker.controller) void postMessage({ type: 'CLAIM' })
  if (isFirstVisit)
    void firstControl.then(() => postMessage({ type: 'KEEP', url: location.href, files: filesUsed() }))
  else void postMessage({ type: 'SWEEP' })

  return {
    postMessage,
    postAndWait: (message) => {
      const { port1, port2 } = new MessageChannel()
      const answered = new Promise<void>((done) => (port1.onmessage = () => done()))
      return withTimeout(send(message, [port2]).then(() => answered))
    },
    update: async () => {
      await registration.update()
    },
    takeOver: async () => {
      const waiting = await waitingWorkerOf(registration)
      if (!waiting) return
      const takenOver = nextController()
      const message: ToWorker = { type: 'SKIP_WAITING' }
      waiting.postMessage(message)
      await withTimeout(takenOver)
    },
  }
}
