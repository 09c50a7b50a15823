/** Messages between the tabs of one user. Names of messages, fields and commands are shared with older builds. */
import { snapshot } from 'valtio'
import { channels } from '../../../contract/storage-names.ts'
import type { SavedQueue } from '../../../contract/player-records.ts'
import { type PlaybackSettings, playbackSettings } from '../../../state/player/playback-settings.ts'
import type { PlayerPhase } from '../../../domain/player/player-phase.ts'
import { diskNameOf } from '../../../state/storage/disk-name.ts'
import type { PlayerContext } from '../player-context.ts'
import type { TabCommand } from '../player-slots.ts'

export interface SpeakerState {
  owner: string
  /** When it became the owner: messages of an earlier owner are ignored. */
  term: number
  queue: SavedQueue
  phase: PlayerPhase
  isPreview: boolean
  pace: PlaybackSettings
}
export type TabMessage =
  | { told: SpeakerState }
  | { place: number; term: number }
  | { verb: TabCommand; value: number }
  | { queue: SavedQueue }
  | { pace: PlaybackSettings }
  | { hello: true }

export const openTabChannel = (tenant: string, user: string) =>
  new BroadcastChannel(channels.player(diskNameOf(tenant, user)))

/** A plain copy: no channel takes a proxy. */
export const settingsSnapshot = () => snapshot(playbackSettings) as PlaybackSettings
export const settingsText = () => JSON.stringify(playbackSettings)

export const createTabCommands = ({
  local,
  loadQueueCommands,
}: PlayerContext): Record<TabCommand, (value: number) => unknown> => ({
  toggle: () => local.toggle(),
  pause: () => local.pause(),
  next: () => local.next(),
  previous: () => local.previous(),
  seek: (seconds) => local.seek(seconds),
  setVolume: (volume) => local.setVolume(volume),
  cycleLoop: () => local.cycleLoop(),
  toggleShuffle: () => local.toggleShuffle(),
  goTo: async (index) => (await loadQueueCommands()).local.goTo(index),
  takeOut: async (index) => (await loadQueueCommands()).local.takeOut(index),
  shut: () => local.closeSilently(),
})
