import type { Track } from '../../contract/content.ts'
import type { PurchaseOption, TrackFetch } from '../../contract/playback.ts'
import type { Speaker } from '../../lib/speaker.ts'
import type { createDebouncedSeek } from './audio/debounced-seek.ts'
import type { Engine } from './audio/engine-types.ts'
import type { Loader } from './audio/loader.ts'
import type { Fade } from './audio/media-events.ts'
import type { PlayerSlots } from './player-slots.ts'
import type { ListeningReports } from './reports/listening-reports.ts'
import type { createMilestones } from './reports/milestones.ts'

export interface PlaybackOptions {
  tenant: string
  slots: PlayerSlots
  /** Settled when the slots are filled, or cannot be now. */
  loadDeferredParts: () => Promise<void>
  onEnded: (answer: TrackFetch) => void
  openPurchase: (options: readonly PurchaseOption[]) => void
  /** Nothing to play and nothing to buy. */
  onUnplayable: () => void
  /** Worth writing to disk: a pause, a seek. */
  onPositionChanged: () => void
}

interface PlaybackState {
  track: Track | null
  answer: TrackFetch | null
  /** The listener wants sound; a pause while loading cancels it. */
  isWanted: boolean
  /** The address was already requested again after a failure. */
  isSecondTry: boolean
  /** It started at the resume position, as far as that is known: its position may be reported. */
  isPositionKnown: boolean
  /** Increases with each change of what is loaded: an answer for an earlier turn is dropped. */
  turn: number
  /** The fade-out of the current track under the next one. */
  fade: Fade | null
}

export interface PlaybackCore {
  readonly state: PlaybackState
  readonly options: PlaybackOptions
  readonly engine: Engine
  readonly loader: Loader
  readonly reports: ListeningReports
  readonly speaker: Speaker
  readonly debouncedSeek: ReturnType<typeof createDebouncedSeek>
  readonly milestones: ReturnType<typeof createMilestones>
}

/** One track at a time. What comes before and after it is up to the controller. */
export interface Playback extends Pick<Engine, 'isLoaded' | 'setTimeline' | 'join' | 'setVolume'> {
  /** `from`: null where none is given. */
  start: (track: Track, from: number | null) => Promise<void>
  /** Continues where it stopped, or loads the track where nothing is loaded. */
  resume: (track: Track) => Promise<void>
  pause: () => void
  stop: () => void
  /** Loads the current track again, from its position, playing or not as before. */
  reload: () => Promise<void>
  /** Shown at once, sought when the finger rests. */
  seek: (seconds: number) => void
  position: () => number
  setRate: (rate: number) => void
  /** Loudness normalisation, where that is switched on. */
  applyGain: () => void
  /** What may be played of a track now; null when the backend cannot be asked. */
  fetchTrack: (id: string) => Promise<TrackFetch | null>
  /** The next track starts over the end of this one, and counts as the heard one from here on. */
  crossInto: (fade: Fade) => void
  /** The resume position of this track is known; false where another track has started since. */
  markPositionKnown: (track: Track) => boolean
  isWanted: () => boolean
  /** Reports what was heard: the page may unload now. */
  flush: () => void
  reportPositionOnLeave: () => void
  sendStored: () => void
  readonly speaker: Speaker
}
