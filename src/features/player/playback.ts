/** One track at a time: ask for it, sound it, tell what was heard. What comes before and after is the driver's. */
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import { playbackPathOf } from '../../domain/player/playback-path.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { audioPreferences } from '../../state/player/audio-preferences.ts'
import type { Fade } from './audio/media-events.ts'
import { showMediaState } from './integrations/media-session.ts'
import {
  type LoadedTrack,
  type PlaybackParts,
  type PlaybackOptions,
  createPlaybackParts,
  createEngineEvents,
  hasResumePosition,
  showPosition,
  notifyPlaybackFailure,
} from './playback-parts.ts'

/** So long a sound that is there waits for its place. */
const positionTimeoutMs = 700

export const createPlayback = (needs: PlaybackOptions) => {
  const now: LoadedTrack = {
    track: null,
    answer: null,
    isWanted: false,
    isSecondTry: false,
    isPositionKnown: false,
  }
  const goOn = (track: Track, wantsSound: boolean) => {
    const isPlaced = now.isPositionKnown || now.track !== track
    const going = start(track, playerTime.position || null, wantsSound)
    now.isPositionKnown &&= isPlaced
    return going
  }
  /** From its place, and as wanted as it is. */
  const reload = async () => {
    if (now.track) await goOn(now.track, now.isWanted)
  }
  const again = () => {
    now.isSecondTry = true
    void reload()
  }
  /** True: it is tried again by and by. The late parts know when; on a slow line a first failure may be here before them. */
  let waitFor: ((error: unknown) => boolean) | null = null
  const giveUp = (problem: unknown, isEarly = waitFor === null) => {
    if (now.isWanted && isEarly) {
      const mine = turns
      player.phase = 'loading'
      return void needs.loadDeferredParts().then(() => mine === turns && giveUp(problem, false))
    }
    const isWaiting = now.isWanted && waitFor?.(problem)
    player.phase = isWaiting ? 'loading' : 'paused'
    if (isWaiting) return
    showMediaState('paused')
    notifyPlaybackFailure(problem)
  }
  const parts: PlaybackParts = createPlaybackParts(
    now,
    needs,
    createEngineEvents(now, needs, () => parts, again, giveUp),
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
  /** What the answer says of its loudness, where that is wanted. */
  const evenOut = () => engine.setGain(audioPreferences.even ? (now.answer?.gain ?? 1) : 1)
  const take = async (answer: TrackFetch, track: Track) => {
    const path = playbackPathOf(answer)
    if (path.go === 'play') {
      now.answer = answer
      player.isPreview = path.isPreview
      reports.begin(path.ticket, track.duration)
      milestones.begin()
      evenOut()
      // Where it was sought meanwhile.
      engine.load(path.url, playerTime.position)
      if (now.isWanted) return sound()
      player.phase = 'paused'
      return
    }
    player.phase = 'paused'
    if (path.go === 'openPurchase') needs.openPurchase(path.options)
    else needs.onUnplayable()
  }
  const ask = async (id: string): Promise<TrackFetch | null> => {
    try {
      return await loader.load(id)
    } catch (error) {
      giveUp(error)
      return null
    }
  }
  /** How what sounds goes on under the next. */
  let fade: Fade | null = null
  let turns = 0
  /** What rests was told when it came to rest; another device may be further by now. */
  const tellLeft = () => {
    const isOn = now.isWanted || seek.isPending()
    if (isOn && now.answer && hasResumePosition(now) && engine.position() > 1) parts.tellPlace()
  }
  const silence = () => {
    turns++
    tellLeft()
    seek.cancel()
    loader.cancel()
    engine.reportHeard()
    reports.finish()
    if (fade) engine.fadeAway(fade)
    else engine.unload()
    now.answer = null
  }
  /** `from`: null where nobody said it. What is found is waited for a moment longer than the sound itself. */
  const start = async (track: Track, from: number | null, wantsSound: boolean) => {
    silence()
    const mine = turns
    const isKnown = from !== null || !playbackTraitsOf(track).keepsPlace
    Object.assign(now, { track, isWanted: wantsSound, isPositionKnown: isKnown })
    Object.assign(playerTime, { position: from ?? 0, duration: track.duration, buffered: 0 })
    player.phase = 'loading'
    player.isPreview = false
    const found = isKnown || needs.findResumePosition(track)
    const answer = loader.takePrefetched(track.id) ?? (await ask(track.id))
    if (found !== true)
      await Promise.race([found, new Promise((done) => setTimeout(done, positionTimeoutMs))])
    if (answer && mine === turns) await take(answer, track)
  }

  return {
    start: (track: Track, from: number | null) => start(track, from, true),
    /** Goes on where it stopped, or asks anew where nothing is loaded. */
    resume: (track: Track) => (engine.isLoaded() && now.track === track ? sound() : goOn(track, true)),
    pause: () => {
      now.isWanted = false
      engine.pause()
      if (player.phase === 'loading' || player.phase === 'blocked') player.phase = 'paused'
    },
    reload,
    isLoaded: engine.isLoaded,
    /** It is known where this one was left; false where nobody waits for it any more. */
    placed: (track: Track) => {
      const isAwaited = now.track === track && !now.isPositionKnown
      if (isAwaited) now.isPositionKnown = true
      return isAwaited
    },
    whenStuck: (wait: NonNullable<typeof waitFor>) => (waitFor = wait),
    /** Shown at once, done when the finger rests. */
    seek: (seconds: number) => {
      // The very beginning by hand is a place as well, unlike 0.
      playerTime.position = Math.min(Math.max(0.001, seconds), playerTime.duration || seconds)
      seek.to(playerTime.position)
    },
    /** What may be played of a track now; null when it cannot be asked. */
    ask,
    stop: () => {
      silence()
      Object.assign(now, { track: null, isWanted: false })
      speaker.release()
      showMediaState('none')
    },
    /** What comes next begins now; from here on what is heard is told as the next one's. */
    crossInto: (by: Fade) => {
      if (!now.answer) return
      fade = by
      needs.onEnded(now.answer)
      fade = null
    },
    evenOut,
    useLine: engine.setTimeline,
    join: engine.join,
    setVolume: engine.setVolume,
    setRate: (rate: number) => {
      engine.reportHeard()
      engine.setRate(rate)
      showPosition(engine)
    },
    position: () => (engine.isLoaded() && !seek.isPending() ? engine.position() : playerTime.position),
    flush: () => {
      engine.reportHeard()
      reports.flush()
    },
    tellLeft,
    sendKept: reports.sendStored,
    /** Somebody wants sound from this tab. */
    isWanted: () => now.isWanted,
    speaker,
    loader,
  }
}
export type Playback = ReturnType<typeof createPlayback>
