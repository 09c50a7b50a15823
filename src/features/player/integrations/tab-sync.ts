/**
 * One speaker, many remotes. The tab whose Play was pressed owns the music: it alone sounds, tells the others what it
 * does, and obeys their buttons. It holds a lock of its own name as long as it lives; when that comes free, a tab that
 * had a gesture goes on where it stopped, and any other shows that a tap is needed.
 */
import { snapshot, subscribe } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import type { SavedQueue } from '../../../contract/player-records.ts'
import type { Queue } from '../../../domain/queue/queue.ts'
import { diskNameOf } from '../../../state/storage/disk-name.ts'
import { type PlaybackSettings, playbackSettings } from '../../../state/player/playback-settings.ts'
import {
  type PlayerPhase,
  type PlayerActions,
  isPlayingOrLoading,
  player,
  playerTime,
} from '../../../state/player/player.ts'
import { isLoggedIn, session, userKey } from '../../../state/session/session.ts'
import { createTabLiveness } from './tab-liveness.ts'
import type { PlayerContext } from '../player-context.ts'

/** Of the messages: tabs of another build speak on another channel. */
const messageVersion = 3

interface SpeakerState {
  owner: string
  /** When it became the owner: what an earlier one still says is heard by nobody. */
  term: number
  queue: SavedQueue
  phase: PlayerPhase
  isPreview: boolean
  pace: PlaybackSettings
}
type CommandName = keyof ReturnType<typeof createCommands>
type TabMessage =
  | { told: SpeakerState }
  | { place: number; term: number }
  | { verb: CommandName; value: number }
  | { queue: SavedQueue }
  | { pace: PlaybackSettings }
  | { hello: true }

/** Decisions 37: a tab that never had a gesture may not start sound by itself. */
export const mayStartSound = () => navigator.userActivation?.hasBeenActive ?? true

const createCommands = (own: PlayerActions) => ({
  toggle: () => own.toggle(),
  pause: () => own.pause(),
  next: () => own.next(),
  previous: () => own.previous(),
  seek: (seconds: number) => own.seek(seconds),
  setVolume: (volume: number) => own.setVolume(volume),
  cycleLoop: () => own.cycleLoop(),
  toggleShuffle: () => own.toggleShuffle(),
  goTo: async (index: number) => (await own.queue()).goTo(index),
  takeOut: async (index: number) => (await own.queue()).takeOut(index),
  shut: async () => (await own.queue()).closeSilently(),
})

export const connectTabs = ({ tenant, playback, keeper, verbs }: PlayerContext) => {
  const me = crypto.randomUUID()
  const lives = createTabLiveness(tenant, me)
  const own = { ...verbs }
  const obey = createCommands(own)
  let owner: string | null = null
  let term = 0
  let channel: BroadcastChannel | null = null
  let mirrored: Queue<Track> | null = null
  let toldPlace = 0
  /** As it is: no channel takes a proxy. */
  const paceNow = () => snapshot(playbackSettings) as PlaybackSettings
  const paceText = () => JSON.stringify(playbackSettings)
  let mirroredPace = paceText()

  const isRemote = () => owner !== null && owner !== me && player.phase !== 'blocked'
  const post = (message: TabMessage) => channel?.postMessage(message)
  const tell = async () => {
    await lives.live()
    if (owner !== me) return
    const { phase, isPreview } = player
    post({ told: { owner: me, term, queue: keeper.record(), phase, isPreview, pace: paceNow() } })
  }
  const takeOver = () => {
    if (owner === me || !playback.isWanted()) return
    owner = me
    term = Math.max(term + 1, Date.now())
    lives.unwatch()
  }
  const follow = () => {
    takeOver()
    if (owner === me) return void tell()
    if (!mirrored || keeper.queue() === mirrored) return
    const isSame = keeper.current()?.id === mirrored.tracks[mirrored.index]?.id
    mirrored = isSame ? keeper.queue() : null
    // The owner plays on by an order that was changed here; something else stands ready here alone.
    if (isSame) return post({ queue: keeper.record() })
    owner = null
    lives.unwatch()
  }
  const tellPlace = () => {
    const place = Math.floor(playerTime.position)
    if (owner !== me || place === toldPlace) return
    toldPlace = place
    post({ place: playerTime.position, term })
  }

  /** The owner is gone without having stopped. */
  const inherit = async () => {
    owner = null
    const track = keeper.current()
    if (!track || !isPlayingOrLoading()) return
    player.phase = 'blocked'
    if (!mayStartSound() || !(await playback.speaker.claimFree())) return
    await playback.start(track, playerTime.position)
  }
  /** A speed is chosen and a sleep is set in whatever tab is at hand; it is the owner's sound that hears of it. */
  const takePace = (told: PlaybackSettings) => {
    Object.assign(playbackSettings, told)
    mirroredPace = paceText()
  }
  const followPace = () => {
    if (owner === me) return void tell()
    if (!isRemote() || paceText() === mirroredPace) return
    mirroredPace = paceText()
    post({ pace: paceNow() })
  }
  const mirror = ({ owner: sounding, term: since, queue, phase, isPreview, pace: told }: SpeakerState) => {
    if (since < term || (since === term && sounding < (owner ?? ''))) return
    // Whoever is told of another owner has lost the speaker; its own last seconds are reported now.
    if (owner === me || playback.isWanted()) playback.stop()
    if (sounding !== owner) lives.watch(sounding, () => void inherit())
    owner = sounding
    term = since
    keeper.take(queue)
    mirrored = keeper.queue()
    Object.assign(player, { phase, isPreview, volume: queue.volume })
    playback.setVolume(queue.volume)
    takePace(told)
  }
  const reorder = (queue: SavedQueue) => {
    const now = keeper.current()
    if (!now || queue.tracks[queue.index]?.id !== now.id) return
    // The one that sounds stays the same object: a pause goes on where it was.
    const tracks = queue.tracks.map((track, at) => (at === queue.index ? now : track))
    keeper.show({ ...queue, tracks })
  }
  const hear = ({ data }: MessageEvent<TabMessage>) => {
    // What began here a moment ago counts already.
    takeOver()
    if ('told' in data) return mirror(data.told)
    if ('place' in data) {
      if (data.term === term && owner !== me) playerTime.position = data.place
      return
    }
    if (owner !== me) return
    if ('hello' in data) void tell()
    else if ('queue' in data) reorder(data.queue)
    else if ('pace' in data) takePace(data.pace)
    else void obey[data.verb](data.value)
  }

  let user = ''
  const meet = (now = isLoggedIn() ? userKey() : '') => {
    if (now === user) return
    user = now
    channel?.close()
    owner = mirrored = channel = null
    lives.unwatch()
    if (!user) return
    channel = new BroadcastChannel(`player:${messageVersion}:${diskNameOf(tenant, user)}`)
    channel.onmessage = hear
    follow()
    post({ hello: true })
  }
  meet()
  subscribe(session, () => meet())
  subscribe(player, follow)
  subscribe(playerTime, tellPlace)
  subscribe(playbackSettings, followPace)

  /** Kept by the browser for a way back, where nothing sounds: to the others it is closed. */
  const withdraw = () => {
    meet('')
    playback.stop()
    if (isPlayingOrLoading()) player.phase = 'paused'
    // The speaker is free by now: whoever watched this takes it.
    lives.end()
  }

  const steer =
    (verb: CommandName) =>
    (value = 0) =>
      isRemote() ? post({ verb, value }) : void obey[verb](value)
  /** What is done to the queue is done here and told; only what the sound itself goes by is done where it is. */
  const queue = async () => {
    const mine = await own.queue()
    if (!isRemote()) return mine
    const { takeOut } = mine
    const isCurrent = (index: number) => index === keeper.queue().index
    return Object.assign(mine, {
      goTo: steer('goTo'),
      takeOut: (index: number) =>
        isCurrent(index) ? post({ verb: 'takeOut', value: index }) : takeOut(index),
    })
  }
  /** Taken back where it was done. */
  const close = async () => {
    if (!isRemote()) return own.close()
    const [before, isWanted] = [keeper.record(), isPlayingOrLoading()]
    post({ verb: 'shut', value: 0 })
    ;(await own.queue()).rememberReplaced(before, true, isWanted)
  }
  const steered: Partial<PlayerActions> = {
    toggle: steer('toggle'),
    pause: steer('pause'),
    next: steer('next'),
    previous: steer('previous'),
    seek: steer('seek'),
    setVolume: steer('setVolume'),
    cycleLoop: steer('cycleLoop'),
    toggleShuffle: steer('toggleShuffle'),
    queue,
    close: () => void close(),
  }
  Object.assign(verbs, steered)
  return { isRemote, own, withdraw, comeBack: () => meet() }
}
