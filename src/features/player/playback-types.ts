import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
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
  openPurchase: () => void
  /** Nothing to play and nothing to buy. */
  onUnplayable: () => void
  /** Worth writing to disk: a pause, a seek. */
  onPositionChanged: () => void
}

/** What is loaded now. */
interface PlaybackState {
  track: Track | null
  answer: TrackFetch | null
  /** The listener wants sound; a pause while loading takes it back. */
  isWanted: boolean
  /** The address was already asked for a second time after a failure. */
  isSecondTry: boolean
  /** It began where it was left, as far as anybody knows: its position may be reported. */
  isPositionKnown: boolean
  /** Goes up with each change of what is loaded: an answer for an earlier turn is dropped. */
  turn: number
  /** How the track that sounds goes on under the next one. */
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

/** One track at a time. What comes before and after it is the controller's. */
export interface Playback extends Pick<Engine, 'isLoaded' | 'setTimeline' | 'join' | 'setVolume'> {
  /** `from`: null where nobody said it. */
  start: (track: Track, from: number | null) => Promise<void>
  /** Goes on where it stopped, or asks anew where nothing is loaded. */
  resume: (track: Track) => Promise<void>
  pause: () => void
  stop: () => void
  /** Asks for the loaded track anew, from its position, and as wanted as it is. */
  reload: () => Promise<void>
  /** Shown at once, done when the finger rests. */
  seek: (seconds: number) => void
  position: () => number
  setRate: (rate: number) => void
  /** All songs equally loud, where that is wanted. */
  applyGain: () => void
  /** What may be played of a track now; null when it cannot be asked. */
  ask: (id: string) => Promise<TrackFetch | null>
  /** The next track begins over the end of this one, and what is heard from here on is the next one's. */
  crossInto: (fade: Fade) => void
  /** It is known where this one was left; false where nobody waits for that any more. */
  markPositionKnown: (track: Track) => boolean
  /** Somebody wants sound from this tab. */
  isWanted: () => boolean
  /** Reports what was heard: the page may go away now. */
  flush: () => void
  reportPositionOnLeave: () => void
  /** Sends the reports that earlier visits left. */
  sendStored: () => void
  readonly speaker: Speaker
}
