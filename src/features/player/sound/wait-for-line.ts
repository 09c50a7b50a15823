/**
 * What did not come is asked for again while somebody wants it, sooner at first, and at once when the line is back: who
 * listens in a tunnel taps nothing at its end.
 */
import { subscribe } from 'valtio'
import { BackendError } from '../../../api/backend-error.ts'
import { player } from '../../../state/player.ts'
import { showSnack } from '../../../state/snackbar.ts'
import type { Playback } from '../playback.ts'

const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000]
/** Without a line; a browser may be wrong about it. */
const offlineMs = 30_000

/** The backend said no, and would say it again. */
const isRefusal = (error: unknown) =>
  error instanceof BackendError && error.status < 500 && error.status !== 408 && error.status !== 429

export const waitForLine = (playback: Playback) => {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = () => {
    clearTimeout(timer)
    if (player.phase === 'loading' && playback.isWanted() && !playback.isLoaded()) void playback.reload()
  }
  playback.whenStuck((error) => {
    const pause = navigator.onLine ? pausesMs[tries++] : offlineMs
    if (pause === undefined || isRefusal(error)) return false
    if (!navigator.onLine) showSnack('player.offline')
    clearTimeout(timer)
    timer = setTimeout(goOn, pause)
    return true
  })
  addEventListener('online', goOn)
  subscribe(player, () => {
    if (player.phase !== 'loading') tries = 0
  })
}
