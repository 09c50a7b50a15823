/** The full style files are requested once the page answers taps: before, they would compete with the script. */
import { wait } from '../lib/wait.ts'

const timeoutMs = 5_000

const enableStyleSheet = (link: HTMLLinkElement) =>
  new Promise<void>((done) => {
    link.onload = link.onerror = () => done()
    link.disabled = false
  })

let loading: Promise<unknown> | null = null

/** Settles once they are loaded; one that fails delays nothing for long. */
export const loadDeferredStyles = (): Promise<unknown> =>
  (loading ??= Promise.race([
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(enableStyleSheet),
    ),
    wait(timeoutMs),
  ]))
