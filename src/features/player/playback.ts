/** One track at a time: ask for it, sound it, tell what was heard. What comes before and after is the driver's. */
import { wordsOfError } from '../../api/error-words.ts'
import type { Track } from '../../contract/content.ts'
import type { PurchaseOption, TrackFetch } from '../../contract/playback.ts'
import { pathOf } from '../../domain/playback-path.ts'
import { player, playerTime } from '../../state/player.ts'
import { showSnack } from '../../state/snackbar.ts'
import { createDebouncedSeek } from './debounced-seek.ts'
import { type Engine, type EngineEvents, createEngine } from './engine.ts'
import { tellPlace as tellPlaceOf } from '../../state/tell-place.ts'
import { createLoader } from './loader.ts'
import { showMediaPosition, showMediaState } from './media-session.ts'
import { createMilestones } from './milestones.ts'
import { createReports } from './reports.ts'
import { createSpeaker } from '../../lib/speaker.ts'

interface PlaybackNeeds {
  tenant: string
  ended: (answer: TrackFetch) => void
  purchase: (options: readonly PurchaseOption[]) => void
  /** Nothing to play and nothing to buy. */
  unplayable: () => void
  /** Worth writing to disk: a pause, a seek, a few more seconds. */
  moved: () => void
}

/** What is loaded now. */
interface Loaded {
  track: Track | null
  answer: TrackFetch | null
  /** The listener wants sound; a pause while loading takes it back. */
  isWanted: boolean
  /** The address was already asked for a second time after a failure. */
  isSecondTry: boolean
}

type Parts = ReturnType<typeof createParts>

/** An episode or a chapter is taken up where it stopped, so its place is told whenever it is left. */
const isSpoken = ({ track }: Loaded) => track?.kind !== 'track'

const createParts = (now: Loaded, needs: PlaybackNeeds, events: EngineEvents) => {
  const engine = createEngine(events)
  const renewTicket = async () =>
    now.track ? ((await createLoader().load(now.track.id))?.ticket ?? null) : null
  const tellPlace = (seconds = engine.position()) => {
    if (now.track && !player.isPreview) void tellPlaceOf(now.track, seconds)
  }
  return {
    engine,
    tellPlace,
    loader: createLoader(),
    reports: createReports({
      openPost: async (failed) => (await import('./beside.ts')).openReportPost(needs.tenant, failed),
      renewTicket,
    }),
    speaker: createSpeaker(`speaker:${needs.tenant}`, engine.pause),
    seek: createDebouncedSeek((seconds) => {
      engine.seek(seconds)
      needs.moved()
      if (isSpoken(now)) tellPlace(seconds)
    }),
    milestones: createMilestones({
      healed: () => (now.isSecondTry = false),
      save: () => {
        showPlace(engine)
        needs.moved()
      },
      tellPlace,
    }),
  }
}

const showPlace = (engine: Engine) => showMediaPosition(engine.position(), playerTime.duration, engine.rate())

const tellFailure = (error: unknown) =>
  showSnack(navigator.onLine ? wordsOfError(error, 'player.failed') : 'player.offline', { tone: 'bad' })

/** Events of the element become the state that everyone sees. */
const eventsFor = (
  now: Loaded,
  needs: PlaybackNeeds,
  parts: () => Parts,
  again: () => void,
): EngineEvents => ({
  playing: () => {
    player.phase = 'playing'
    showMediaState('playing')
    showPlace(parts().engine)
  },
  paused: () => {
    parts().reports.interrupt()
    showMediaState('paused')
    if (player.phase === 'playing' || player.phase === 'loading') player.phase = 'paused'
    parts().tellPlace()
    needs.moved()
  },
  waiting: () => {
    if (player.phase === 'playing') player.phase = 'loading'
  },
  ended: () => {
    const { answer } = now
    parts().reports.finish()
    showMediaState('paused')
    if (isSpoken(now)) parts().tellPlace(playerTime.duration)
    if (answer) needs.ended(answer)
  },
  heard: (mediaTime, rate) => {
    const { reports, milestones } = parts()
    reports.hear(mediaTime, rate)
    milestones.heard(reports.seconds())
  },
  jumped: () => parts().reports.interrupt(),
  tick: (position, duration, buffered) => {
    if (!parts().seek.isPending()) playerTime.position = position
    if (duration > 0) playerTime.duration = duration
    playerTime.buffered = buffered
  },
  failed: () => {
    parts().reports.interrupt()
    // The address is signed for a short time and may simply have run out.
    if (!now.isSecondTry && navigator.onLine) return again()
    parts().engine.unload()
    player.phase = 'paused'
    showMediaState('paused')
    tellFailure(null)
  },
})

export const createPlayback = (needs: PlaybackNeeds) => {
  const now: Loaded = { track: null, answer: null, isWanted: false, isSecondTry: false }
  const again = () => {
    now.isSecondTry = true
    if (now.track) void start(now.track, playerTime.position, now.isWanted)
  }
  const parts: Parts = createParts(
    now,
    needs,
    eventsFor(now, needs, () => parts, again),
  )
  const { engine, loader, reports, speaker, seek, milestones } = parts

  const sound = async () => {
    now.isWanted = true
    for (const video of document.querySelectorAll('video')) video.pause()
    speaker.claim()
    if ((await engine.play()) !== 'blocked') return
    speaker.release()
    player.phase = 'blocked'
  }
  const take = async (answer: TrackFetch, track: Track, from: number) => {
    const path = pathOf(answer)
    if (path.go === 'play') {
      now.answer = answer
      player.isPreview = path.isPreview
      reports.begin(path.ticket, track.duration)
      milestones.begin()
      engine.load(path.url, from)
      if (now.isWanted) return sound()
      player.phase = 'paused'
      return
    }
    player.phase = 'paused'
    if (path.go === 'openPurchase') needs.purchase(path.options)
    else needs.unplayable()
  }
  const ask = async (id: string): Promise<TrackFetch | null> => {
    try {
      return await loader.load(id)
    } catch (error) {
      player.phase = 'paused'
      tellFailure(error)
      return null
    }
  }
  const silence = () => {
    if (now.answer && isSpoken(now) && engine.position() > 1) parts.tellPlace()
    seek.cancel()
    loader.cancel()
    engine.tellHeard()
    reports.finish()
    engine.unload()
    now.answer = null
  }
  const start = async (track: Track, from: number, wantsSound: boolean) => {
    silence()
    Object.assign(now, { track, isWanted: wantsSound })
    Object.assign(playerTime, { position: from, duration: track.duration, buffered: 0 })
    player.phase = 'loading'
    player.isPreview = false
    const answer = await ask(track.id)
    if (answer) await take(answer, track, from)
  }

  return {
    start: (track: Track, from: number) => start(track, from, true),
    /** Goes on where it stopped, or asks anew where nothing is loaded. */
    resume: (track: Track) =>
      engine.isLoaded() && now.track === track ? sound() : start(track, playerTime.position, true),
    pause: () => {
      now.isWanted = false
      engine.pause()
      if (player.phase === 'loading' || player.phase === 'blocked') player.phase = 'paused'
    },
    /** Shown at once, done when the finger rests. */
    seek: (seconds: number) => {
      playerTime.position = Math.min(Math.max(0, seconds), playerTime.duration || seconds)
      seek.to(playerTime.position)
    },
    /** What may be played of this track now; null when it cannot be asked. */
    consumeCheck: () => (now.track ? ask(now.track.id) : Promise.resolve(null)),
    stop: () => {
      silence()
      Object.assign(now, { track: null, isWanted: false })
      speaker.release()
      showMediaState('none')
    },
    setVolume: engine.setVolume,
    setRate: (rate: number) => {
      engine.tellHeard()
      engine.setRate(rate)
      showPlace(engine)
    },
    position: () => (engine.isLoaded() && !seek.isPending() ? engine.position() : playerTime.position),
    flush: () => {
      engine.tellHeard()
      reports.flush()
    },
    sendKept: reports.sendKept,
    /** Somebody wants sound from this tab. */
    isWanted: () => now.isWanted,
    speaker,
  }
}
export type Playback = ReturnType<typeof createPlayback>
