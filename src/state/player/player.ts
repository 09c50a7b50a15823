/**
 * The player as every screen sees it: state to read and actions to call. What carries them out (queue, engine, reports)
 * lives in `features/player` and loads when it is needed, so that the first screen does not carry it. Positions change
 * often and stand apart from what rows of a list subscribe to.
 */
import { proxy } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { PlayerPhase } from '../../domain/player/player-status.ts'
import type { LoopMode } from '../../domain/queue/queue.ts'
import type { QueueActions } from '../queue/queue-actions.ts'
import type { QueueSource } from '../queue/queue-source.ts'

export interface PlayerState {
  phase: PlayerPhase
  queue: Track[]
  /** The order of playing, as places of the queue; not there before there was a queue. */
  order?: readonly number[]
  index: number
  source: QueueSource | null
  /** As it counts for what plays now: spoken word is never repeated. */
  loop: LoopMode
  /** As it is wished for music. */
  shuffle: boolean
  isPreview: boolean
  volume: number
}
export const player = proxy<PlayerState>({
  phase: 'idle',
  queue: [],
  index: -1,
  source: null,
  loop: 'OFF',
  shuffle: false,
  isPreview: false,
  volume: 0.5,
})
/** Or is about to sound. */
export const isPlayingOrLoading = (phase = player.phase): boolean =>
  phase === 'playing' || phase === 'loading'
export const playerTime = proxy({ position: 0, duration: 0, buffered: 0 })

export interface PlayerActions {
  /**
   * Plays these tracks from `at`, that one from the second `from`, else spoken word from where it was left; a guest is
   * sent to login and finds this Play prepared on return.
   */
  playTracks(tracks: readonly Track[], at: number, source: QueueSource, from?: number): Promise<void>
  toggle(): void
  pause(): void
  next(): void
  previous(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  cycleLoop(): void
  toggleShuffle(): void
  /** What is done to the queue by hand comes with its first use. */
  queue(): Promise<QueueActions>
  close(): void
}

type LoadPlayer = () => Promise<PlayerActions>
let register: (load: LoadPlayer) => void
const registered = new Promise<LoadPlayer>((done) => (register = done))
let loadedPlayer: Promise<PlayerActions> | null = null
/** Called once at boot with the dynamic import of the player's parts. */
export const registerPlayer = (load: LoadPlayer) => register(load)
/**
 * Also used to fetch the parts ahead of the first tap, when the page is idle. A tap may come before the boot got this
 * far: it waits.
 */
export const loadPlayer = (): Promise<PlayerActions> => {
  loadedPlayer ??= registered.then((load) => load())
  loadedPlayer.catch(() => (loadedPlayer = null))
  return loadedPlayer
}
/** `callPlayer((actions) => actions.toggle())`; what answers later is waited for. */
export const callPlayer = (action: (actions: PlayerActions) => void | Promise<void>): Promise<void> =>
  loadPlayer().then(action)
