/** What was begun and not ended, of all that is heard, watched and read. */
import type { Card } from '../contract/content.ts'
import { isUnderWay } from './reading-line.ts'

interface Begun {
  card: Card
  /** 0 to 1. */
  part: number
  secondsLeft: number
  at: number
}
interface Played {
  card: Card
  userCurrentPlaying: number
  updated: string
}
interface Place {
  card: Card
  part: number
  at: number
}

/** Nobody takes up again what only its last breath is missing from. */
const shortest = 15

const ofPlayed = ({ card, userCurrentPlaying, updated }: Played): Begun => {
  const whole = card.duration ?? 0
  return {
    card,
    part: whole > 0 ? userCurrentPlaying / whole : 0,
    secondsLeft: whole - userCurrentPlaying,
    at: Date.parse(updated),
  }
}

const ofPlace = ({ card, part, at }: Place): Begun => ({
  card,
  part,
  secondsLeft: (card.minutes ?? 0) * 60 * (1 - part),
  at,
})

/** Newest first. Places of a device know no ceiling, so theirs is applied here. */
export const begunThings = (
  played: readonly Played[],
  reading: readonly Place[],
  maxRating: number,
): Begun[] => {
  const heard = played.map(ofPlayed).filter(({ part, secondsLeft }) => part > 0 && secondsLeft > shortest)
  const read = reading.filter(({ part, card }) => isUnderWay(part) && card.grading <= maxRating).map(ofPlace)
  return [...heard, ...read].sort((a, b) => b.at - a.at)
}
