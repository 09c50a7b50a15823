/** Actions never change identity: where another tab plays, each sends its command there. */
import type { Track } from '../../contract/content.ts'
import { mayStartPlay } from '../../domain/entitlement.ts'
import { chosenNext } from '../../domain/queue/manually-added.ts'
import { play } from '../../domain/queue/queue.ts'
import { playNext } from '../../domain/queue/queue-edit.ts'
import { type PlayerActions, isPlayingOrLoading } from '../../state/player/player.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import type { LocalActions, PlayReports, PlayerControllerOptions, PlayerCore } from './player-context.ts'
import type { TabCommand } from './player-slots.ts'
import { shuffleRngFor } from './shuffle-rng.ts'

type RoutedAction = TabCommand & keyof LocalActions

interface ActionContext extends Pick<PlayerCore, 'tenant' | 'slots' | 'loadQueueCommands'> {
  queueController: Pick<PlayerCore['queueController'], 'queue' | 'record' | 'show'>
  reports: Pick<PlayReports, 'queueSource'>
}

/** The replaced queue is saved; playback does not wait for it. */
const rememberReplacedQueue = ({ queueController, loadQueueCommands }: ActionContext, isClosed: boolean) => {
  const replaced = queueController.record()
  const wasSounding = isPlayingOrLoading()
  if (replaced.tracks.length === 0) return
  loadQueueCommands()
    .then(({ local }) => local.rememberReplaced(replaced, isClosed, wasSounding))
    .catch((problem: unknown) => console.warn('the replaced queue is not remembered', problem))
}

const createPlayTracks =
  (
    core: ActionContext,
    { playCurrent }: LocalActions,
    sessionKnown: PlayerControllerOptions['sessionKnown'],
  ): PlayerActions['playTracks'] =>
  async (tracks, at, source, second) => {
    const tapped = tracks[at]
    if (!tapped) return
    await sessionKnown()
    if (!mayStartPlay({ isUser: isLoggedIn(), kind: 'track', isFree: false })) {
      const { openLoginForPlay } = await import('./open-login.ts')
      return openLoginForPlay(core.tenant, tapped, source, tracks)
    }
    // A track that may not be played here would end playback in the middle of an album.
    const playable = tracks.filter((track: Track) => track === tapped || !track.restriction)
    const { queueController, reports } = core
    rememberReplacedQueue(core, false)
    const before = queueController.queue()
    const queue = play(before, playable, playable.indexOf(tapped), shuffleRngFor(tapped))
    const chosen = chosenNext(before).filter(({ id }) => id !== tapped.id)
    queueController.show(chosen.length > 0 ? playNext(queue, chosen) : queue, source, second)
    reports.queueSource(source)
    playCurrent(second)
  }

export const createPlayerActions = (
  core: ActionContext,
  local: LocalActions,
  sessionKnown: PlayerControllerOptions['sessionKnown'],
): PlayerActions => {
  const { slots, loadQueueCommands } = core
  const isRemote = () => slots.tabs.soundOwner() === 'anotherTab'
  const route =
    (action: RoutedAction) =>
    (value = 0) =>
      isRemote() ? slots.tabs.send(action, value) : local[action](value)
  return {
    playTracks: createPlayTracks(core, local, sessionKnown),
    toggle: route('toggle'),
    pause: route('pause'),
    next: route('next'),
    previous: route('previous'),
    seek: route('seek'),
    setVolume: route('setVolume'),
    cycleLoop: route('cycleLoop'),
    toggleShuffle: route('toggleShuffle'),
    queue: async () => (await loadQueueCommands()).actions,
    // Undone in the tab where it was done.
    close: () => {
      rememberReplacedQueue(core, true)
      if (isRemote()) slots.tabs.send('shut', 0)
      else local.closeSilently()
    },
  }
}
