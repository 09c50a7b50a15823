import { drumSound } from './drums.ts'
import { instrumentsOf } from './instruments.ts'
import { createMeter } from './loudness.ts'
import { targetLevel } from './gain.ts'
import { createMaster } from './master.ts'
import { type Stereo, sampleRate } from './pcm.ts'
import { createReverb } from './reverb.ts'
import { type Hit, type NoteEvent, type Score, hits } from './score.ts'
import type { Voice } from './voices.ts'
import { frequencyOf } from './theory.ts'
import type { Timbre } from './timbre.ts'

const desk: Record<Voice | Hit, readonly [level: number, room: number]> = {
  oud: [0.5, 0.2],
  nylon: [0.42, 0.2],
  steel: [0.34, 0.2],
  piano: [0.24, 0.22],
  kalimba: [0.34, 0.32],
  box: [0.3, 0.4],
  ney: [0.24, 0.4],
  pad: [0.13, 0.35],
  strings: [0.12, 0.4],
  bass: [0.36, 0.02],
  dum: [0.55, 0.1],
  tek: [0.42, 0.16],
  ka: [0.36, 0.16],
  riq: [0.26, 0.18],
  kick: [0.62, 0.03],
  snare: [0.34, 0.16],
  brush: [0.34, 0.16],
  hat: [0.2, 0.06],
  shaker: [0.22, 0.1],
  clap: [0.3, 0.24],
}

const isHit = (voice: Voice | Hit): voice is Hit => hits.some((hit) => hit === voice)
const ringSize = 2 ** 19
const mask = ringSize - 1

/** Notes are made once per pitch, rounded length and force; a piece repeats itself, and so does this. */
const createPlayers = (timbre: Timbre) => {
  const instruments = instrumentsOf(timbre)
  const made = new Map<string, Float32Array>()
  return ({ voice, midi, seconds, force }: NoteEvent): { sound: Float32Array; force: number } => {
    if (isHit(voice)) {
      const sound = made.get(voice) ?? drumSound(voice)
      made.set(voice, sound)
      return { sound, force }
    }
    const long = Math.min(7, Math.ceil(seconds * 8) / 8)
    const strong = Math.max(0.25, Math.ceil(force * 4) / 4)
    const key = `${voice}|${midi}|${long}|${strong}`
    const sound = made.get(key) ?? instruments[voice](frequencyOf(midi), long, strong)
    made.set(key, sound)
    return { sound, force: force / strong }
  }
}
type Players = ReturnType<typeof createPlayers>

const createBand = (score: Score, from: number, players: Players) => {
  const ring = {
    left: new Float32Array(ringSize),
    right: new Float32Array(ringSize),
    room: new Float32Array(ringSize),
  }
  const reverb = createReverb()
  let next = Math.max(
    0,
    score.events.findIndex(({ at }) => at >= from),
  )
  let clock = 0

  const add = (event: NoteEvent) => {
    const { sound, force } = players(event)
    const [level, room] = desk[event.voice]
    const angle = ((event.pan + 1) * Math.PI) / 4
    const [l, r, s] = [
      force * level * Math.cos(angle) * 1.2,
      force * level * Math.sin(angle) * 1.2,
      force * level * room * score.timbre.room,
    ]
    const start = Math.max(0, Math.round((event.at - from) * sampleRate))
    for (let i = 0; i < sound.length; i++) {
      const value = sound[i] ?? 0
      const place = (start + i) & mask
      ring.left[place] = (ring.left[place] ?? 0) + l * value
      ring.right[place] = (ring.right[place] ?? 0) + r * value
      ring.room[place] = (ring.room[place] ?? 0) + s * value
    }
  }
  return (block: Stereo, send: Float32Array, count: number) => {
    const until = from + (clock + count) / sampleRate
    for (let event = score.events[next]; event && event.at < until; event = score.events[++next]) add(event)
    for (let i = 0; i < count; i++) {
      const place = (clock + i) & mask
      block.left[i] = ring.left[place] ?? 0
      block.right[i] = ring.right[place] ?? 0
      send[i] = ring.room[place] ?? 0
      ring.left[place] = ring.right[place] = ring.room[place] = 0
    }
    clock += count
    reverb(send, block, count)
  }
}

const blockSamples = sampleRate / 2

/** Where a piece is listened to before it is played, as shares of its length; and for how many blocks. */
const probes = [0.14, 0.34, 0.52, 0.7, 0.86] as const
const probeBlocks = 4

/** The factor that brings the piece to the common loudness, measured on a few seconds from all of it. */
const gainFor = (score: Score, players: Players): number => {
  const block = { left: new Float32Array(blockSamples), right: new Float32Array(blockSamples) }
  const send = new Float32Array(blockSamples)
  const meter = createMeter()
  for (const share of probes) {
    const play = createBand(score, share * score.seconds, players)
    for (let i = 0; i <= probeBlocks; i++) {
      play(block, send, blockSamples)
      // The first half second lacks what still rings from before.
      if (i > 0) meter.measure(block, blockSamples)
    }
  }
  return Math.min(8, Math.max(0.2, targetLevel / Math.max(1e-6, meter.level())))
}

interface Window {
  from: number
  seconds: number
}

const fade = (block: Stereo, first: number, count: number, total: number, rise: number, fall: number) => {
  for (let i = 0; i < count; i++) {
    const [at, left] = [first + i, total - first - i]
    if (at >= rise && left >= fall) continue
    const share = Math.max(0, Math.min(1, at / Math.max(1, rise), left / Math.max(1, fall)))
    block.left[i] = (block.left[i] ?? 0) * share * share
    block.right[i] = (block.right[i] ?? 0) * share * share
  }
}

/** Half a second at a time; the arrays are used again for the next one. */
export function* render(
  score: Score,
  { from, seconds }: Window,
): Generator<{ block: Stereo; count: number }> {
  const players = createPlayers(score.timbre)
  const master = createMaster(gainFor(score, players))
  const play = createBand(score, from, players)
  const block = { left: new Float32Array(blockSamples), right: new Float32Array(blockSamples) }
  const send = new Float32Array(blockSamples)
  const total = Math.round(seconds * sampleRate)
  for (let first = 0; first < total; first += blockSamples) {
    const count = Math.min(blockSamples, total - first)
    play(block, send, count)
    master(block, count)
    const isExcerpt = from > 0
    fade(
      block,
      first,
      count,
      total,
      isExcerpt ? 0.4 * sampleRate : 0.02 * sampleRate,
      (isExcerpt ? 2.5 : 1.8) * sampleRate,
    )
    yield { block, count }
  }
}
