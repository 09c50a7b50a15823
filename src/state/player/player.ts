/**
 * The player as every screen sees it: state and actions. The code behind the actions (queue, engine, reports)
 * is in `features/player` and loads when it is needed. Positions change often and are apart from what rows of
 * a list subscribe to.
 */
import { proxy } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { PlayerPhase } from '../../domain/player/player-phase.ts'
import type { LoopMode } from '../../domain/queue/queue.ts'
import type { QueueActions } from './queue-actions.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'

export interface PlayerState {
  /** Changed by `changePhase` in `features/player` alone. */
  readonly phase: PlayerPhase
  queue: Track[]
  /** Indexes into the queue in the order of playing; undefined before there was a queue. */
  order?: readonly number[]
  index: number
  source: QueueSource | null
  /** As it applies to the current track: speech is never looped. */
  loop: LoopMode
  shuffle: boolean
  isPreview: boolean
  volume: number
}
/** Until the listener chooses another one. PLAYER-33 */
export const defaultVolume = 0.5

export const player = proxy<PlayerState>({
  phase: 'idle',
  queue: [],
  index: -1,
  source: null,
  loop: 'OFF',
  shuffle: false,
  isPreview: false,
  volume: defaultVolume,
})
/** Of the bar, for links that skip to it. */
export const playerId = 'player'
export const isPlayingOrLoading = (phase = player.phase): boolean =>
  phase === 'playing' || phase === 'loading'
export const playerTime = proxy({ position: 0, duration: 0, buffered: 0 })

export interface PlayerActions {
  /**
   * Plays these tracks from `at`, that one from the second `from`, else speech from where it was left; a
   * guest is sent to login, and this Play continues on return.
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
  /** Editing the queue loads with its first use. */
  queue(): Promise<QueueActions>
  close(): void
}

type LoadPlayer = () => Promise<PlayerActions>
let register: (load: LoadPlayer) => void
const registered = new Promise<LoadPlayer>((done) => (register = done))
let loadedPlayer: Promise<PlayerActions> | null = null
/** Called once at boot with the dynamic import of the player's parts. */
export const registerPlayer = (load: LoadPlayer) => register(load)
/** Also used to prefetch the parts. A tap may come before the boot has registered them: it waits. */
export const loadPlayer = (): Promise<PlayerActions> => {
  loadedPlayer ??= registered.then((load) => load())
  loadedPlayer.catch(() => (loadedPlayer = null))
  return loadedPlayer
}
/** `callPlayer((actions) => actions.toggle())`; a promise is awaited. */
export const callPlayer = (action: (actions: PlayerActions) => void | Promise<void>): Promise<void> =>
  loadPlayer().then(action)
