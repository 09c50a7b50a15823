/**
 * One speaker, many remotes. The tab whose Play was pressed owns the playback: it alone plays, sends its
 * state to the others, and runs their commands. It holds a lock of its own name as long as it is open; when
 * that is released, a tab that had a gesture continues where it stopped, and any other shows that a tap is
 * needed.
 */
import { subscribe } from 'valtio'
import type { SavedQueue } from '../../../contract/player-records.ts'
import { type PlaybackSettings, playbackSettings } from '../../../state/player/playback-settings.ts'
import { isPlayingOrLoading, player, playerTime } from '../../../state/player/player.ts'
import { isLoggedIn, session, userKey } from '../../../state/session/session.ts'
import { changePhase, mirrorPhase } from '../change-phase.ts'
import type { PlayerContext } from '../player-context.ts'
import { createTabLiveness } from './tab-liveness.ts'
import {
  type SpeakerState,
  type TabMessage,
  createTabCommands,
  openTabChannel,
  settingsText,
} from './tab-messages.ts'
import {
  type TabState,
  isRemote,
  post,
  postPosition,
  postSettings,
  postState,
  soundOwnerIn,
} from './tab-state.ts'

/** Decisions 37: a tab that never had a gesture may not start sound by itself. */
export const mayStartSound = () => navigator.userActivation?.hasBeenActive ?? true

const takeOver = (state: TabState) => {
  const { ownTab, context } = state
  if (state.owner === ownTab || !context.playback.isWanted()) return
  state.owner = ownTab
  state.epoch = Math.max(state.epoch + 1, Date.now())
  state.liveness.unwatch()
}

/** The owner was closed while it played. */
const inherit = async (state: TabState) => {
  const { playback, queueController } = state.context
  state.owner = null
  const track = queueController.current()
  if (!track || !isPlayingOrLoading()) return
  changePhase('speakerClosed')
  if (!mayStartSound() || !(await playback.speaker.claimFree())) return
  await playback.start(track, playerTime.position)
}

const applySettings = (state: TabState, settings: PlaybackSettings) => {
  Object.assign(playbackSettings, settings)
  state.mirroredSettings = settingsText()
}

const mirror = (state: TabState, { owner, term, queue, phase, isPreview, pace }: SpeakerState) => {
  const { playback, queueController } = state.context
  if (term < state.epoch || (term === state.epoch && owner < (state.owner ?? ''))) return
  // This tab has lost the speaker to another owner; its own last seconds are reported now.
  if (state.owner === state.ownTab || playback.isWanted()) playback.stop()
  if (owner !== state.owner) state.liveness.watch(owner, () => void inherit(state))
  state.owner = owner
  state.epoch = term
  queueController.restore(queue)
  state.mirroredQueue = queueController.queue()
  mirrorPhase(phase)
  Object.assign(player, { isPreview, volume: queue.volume })
  playback.setVolume(queue.volume)
  applySettings(state, pace)
}

/** Another tab changed the owner's order of playing. */
const reorder = ({ context: { queueController } }: TabState, queue: SavedQueue) => {
  const current = queueController.current()
  if (!current || queue.tracks[queue.index]?.id !== current.id) return
  // The current track stays the same object, so that a pause resumes where it was.
  const tracks = queue.tracks.map((track, at) => (at === queue.index ? current : track))
  queueController.show({ ...queue, tracks })
}

const followPlayer = (state: TabState) => {
  const { queueController } = state.context
  takeOver(state)
  if (state.owner === state.ownTab) return void postState(state)
  const { mirroredQueue } = state
  if (!mirroredQueue || queueController.queue() === mirroredQueue) return
  const isSameTrack = queueController.current()?.id === mirroredQueue.tracks[mirroredQueue.index]?.id
  state.mirroredQueue = isSameTrack ? queueController.queue() : null
  if (isSameTrack) return post(state, { queue: queueController.record() })
  // Another track is loaded in this tab alone.
  state.owner = null
  state.liveness.unwatch()
}

const onMessage = (state: TabState, message: TabMessage, commands: ReturnType<typeof createTabCommands>) => {
  // A playback that started here a moment ago counts already.
  takeOver(state)
  if ('told' in message) return mirror(state, message.told)
  const isOwner = state.owner === state.ownTab
  if ('place' in message) {
    if (message.term === state.epoch && !isOwner) playerTime.position = message.place
    return
  }
  if (!isOwner) return
  if ('hello' in message) void postState(state)
  else if ('queue' in message) reorder(state, message.queue)
  else if ('pace' in message) applySettings(state, message.pace)
  else void commands[message.verb](message.value)
}

/** Only tabs of the same user talk to each other. */
const connectUser = (state: TabState, user: string) => {
  if (user === state.user) return
  state.user = user
  state.channel?.close()
  state.owner = state.mirroredQueue = state.channel = null
  state.liveness.unwatch()
  if (!user) return
  const commands = createTabCommands(state.context)
  state.channel = openTabChannel(state.context.tenant, user)
  state.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(state, data, commands)
  followPlayer(state)
  post(state, { hello: true })
}
const currentUser = () => (isLoggedIn() ? userKey() : '')

/** The page goes into the back-forward cache while it is paused: for the other tabs it is closed. */
const withdraw = (state: TabState) => {
  connectUser(state, '')
  state.context.playback.stop()
  changePhase('pageSuspended')
  // The speaker is free by now: a tab that waits for it takes it.
  state.liveness.end()
}

export const connectTabs = (context: PlayerContext) => {
  const ownTab = crypto.randomUUID()
  const state: TabState = {
    context,
    ownTab,
    liveness: createTabLiveness(context.tenant, ownTab),
    owner: null,
    epoch: 0,
    user: '',
    channel: null,
    mirroredQueue: null,
    mirroredSettings: settingsText(),
    postedSecond: 0,
  }
  const connect = () => connectUser(state, currentUser())
  connect()
  subscribe(session, connect)
  subscribe(player, () => followPlayer(state))
  subscribe(playerTime, () => postPosition(state))
  subscribe(playbackSettings, () => postSettings(state))
  context.slots.tabs = {
    soundOwner: () => soundOwnerIn(state),
    send: (verb, value) => post(state, { verb, value }),
  }
  return { isRemote: () => isRemote(state), withdraw: () => withdraw(state), comeBack: connect }
}
