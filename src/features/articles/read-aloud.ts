/**
 * The browser's own voice, piece by piece. It takes the speaker like any music of ours, so whatever sounds falls
 * silent, in this tab or another; and falls silent itself when somebody presses Play.
 */
import { locks } from '../../contract/storage-names.ts'
import { createSpeaker } from '../../lib/speaker.ts'
import type { SpeechPart } from '../../domain/speech-parts.ts'

export interface ReadAloud {
  play: () => void
  pause: () => void
  stop: () => void
}
interface ReadAloudOptions {
  tenant: string
  parts: readonly SpeechPart[]
  voice: SpeechSynthesisVoice
  /** The piece that is said now; null: silent. */
  onState: (state: 'speaking' | 'paused' | 'silent', part: SpeechPart | null) => void
}

export const createReadAloud = ({ tenant, parts, voice, onState }: ReadAloudOptions): ReadAloud => {
  let at = 0
  /** Events of what was cut short come late and mean nothing any more. */
  let turn = 0
  const hush = () => {
    turn += 1
    speechSynthesis.cancel()
  }
  const pause = () => {
    hush()
    onState('paused', parts[at] ?? null)
  }
  const speaker = createSpeaker(locks.speaker(tenant), pause)
  const stop = () => {
    hush()
    at = 0
    speaker.release()
    onState('silent', null)
  }
  const say = () => {
    const part = parts[at]
    if (!part) return stop()
    const mine = turn
    const utterance = new SpeechSynthesisUtterance(part.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.addEventListener('end', () => {
      if (mine !== turn) return
      at += 1
      say()
    })
    utterance.addEventListener('error', () => {
      if (mine === turn) stop()
    })
    onState('speaking', part)
    speechSynthesis.speak(utterance)
  }
  return {
    // A piece that was cut is said again from its beginning: no browser resumes one reliably.
    play: () => {
      hush()
      speaker.claim()
      say()
    },
    pause: () => {
      pause()
      speaker.release()
    },
    stop,
  }
}
