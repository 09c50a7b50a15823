import type { Track } from '../../../contract/content.ts'
import { type TabMessage, settingsSnapshot, settingsText } from './tab-messages.ts'
import type { Queue } from '../../../domain/queue/queue.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import type { PlayerContext } from '../player-context.ts'
import type { TabRouting } from '../player-slots.ts'
import type { createTabLiveness } from './tab-liveness.ts'

export interface TabState {
  readonly context: PlayerContext
  readonly ownTab: string
  readonly liveness: ReturnType<typeof createTabLiveness>
  owner: string | null
  epoch: number
  user: string
  channel: BroadcastChannel | null
  mirroredQueue: Queue<Track> | null
  mirroredSettings: string
  postedSecond: number
}

/** A tab that asks for a tap runs its commands itself. */
export const soundOwnerIn = ({ owner, ownTab }: TabState): ReturnType<TabRouting['soundOwner']> => {
  if (owner === null) return 'nobody'
  if (owner === ownTab) return 'thisTab'
  return player.phase === 'blocked' ? 'nobody' : 'anotherTab'
}
export const isRemote = (state: TabState) => soundOwnerIn(state) === 'anotherTab'

export const post = ({ channel }: TabState, message: TabMessage) => channel?.postMessage(message)

export const postState = async (state: TabState): Promise<void> => {
  const { context, ownTab, liveness } = state
  await liveness.announce()
  if (state.owner !== ownTab) return
  const { phase, isPreview } = player
  const queue = context.queueController.record()
  post(state, {
    told: { owner: ownTab, term: state.epoch, queue, phase, isPreview, pace: settingsSnapshot() },
  })
}
export const postPosition = (state: TabState) => {
  const second = Math.floor(playerTime.position)
  if (state.owner !== state.ownTab || second === state.postedSecond) return
  state.postedSecond = second
  post(state, { place: playerTime.position, term: state.epoch })
}
/** Speed and sleep timer are set in any tab; they apply to the owner's playback. */
export const postSettings = (state: TabState) => {
  if (state.owner === state.ownTab) return void postState(state)
  if (!isRemote(state) || settingsText() === state.mirroredSettings) return
  state.mirroredSettings = settingsText()
  post(state, { pace: settingsSnapshot() })
}
