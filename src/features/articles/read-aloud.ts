/** It takes the speaker like music, so everything else pauses, in this tab or another; and the other way round. */
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
  onState: (state: 'speaking' | 'paused' | 'silent', part: SpeechPart | null) => void
}

export const createReadAloud = ({ tenant, parts, voice, onState }: ReadAloudOptions): ReadAloud => {
  let at = 0
  /** Late events of a cancelled part are ignored. */
  let turn = 0
  const cancelSpeech = () => {
    turn += 1
    speechSynthesis.cancel()
  }
  const pause = () => {
    cancelSpeech()
    onState('paused', parts[at] ?? null)
  }
  const speaker = createSpeaker(locks.speaker(tenant), pause)
  const stop = () => {
    cancelSpeech()
    at = 0
    speaker.release()
    onState('silent', null)
  }
  const speakNext = () => {
    const part = parts[at]
    if (!part) return stop()
    const ownTurn = turn
    const utterance = new SpeechSynthesisUtterance(part.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.addEventListener('end', () => {
      if (ownTurn !== turn) return
      at += 1
      speakNext()
    })
    utterance.addEventListener('error', () => {
      if (ownTurn === turn) stop()
    })
    onState('speaking', part)
    speechSynthesis.speak(utterance)
  }
  return {
    // An interrupted part is spoken again from its beginning: no browser resumes one reliably.
    play: () => {
      cancelSpeech()
      speaker.claim()
      speakNext()
    },
    pause: () => {
      pause()
      speaker.release()
    },
    stop,
  }
}
