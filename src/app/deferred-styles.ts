/**
 * The whole style files of a rendered page. What its markup needs stands in the document; the files are named there
 * but asked for only from here, once the page answers taps: before that they would share the line with the script.
 */
import { wait } from '../lib/wait.ts'

const patience = 5_000

const enableStyleSheet = (link: HTMLLinkElement) =>
  new Promise<void>((done) => {
    link.onload = link.onerror = () => done()
    link.disabled = false
  })

let loading: Promise<unknown> | null = null

/** Settles once they are here; one that does not come keeps nothing back for long. */
export const loadDeferredStyles = (): Promise<unknown> =>
  (loading ??= Promise.race([
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(enableStyleSheet),
    ),
    wait(patience),
  ]))
