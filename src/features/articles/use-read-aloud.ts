/** Undefined where no voice knows the language of the text. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RichNode } from '../../contract/structure.ts'
import { speechParts, voiceFor } from '../../domain/speech-parts.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { type ReadAloud, createReadAloud } from './read-aloud.ts'

export interface Listening {
  state: 'speaking' | 'paused' | 'silent'
  block: number | null
  play: () => void
  pause: () => void
  stop: () => void
}

/** Voices load late in some browsers, and change when one is installed. */
const useVoice = (lang: string) => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    // Browsers create new objects for the same voices each time; reading must not stop for that.
    const update = () => {
      const found = voiceFor(speechSynthesis.getVoices(), lang)
      setVoice((current) => (current && current.voiceURI === found?.voiceURI ? current : found))
    }
    update()
    speechSynthesis.addEventListener('voiceschanged', update)
    return () => speechSynthesis.removeEventListener('voiceschanged', update)
  }, [lang])
  return voice
}

export const useReadAloud = (nodes: readonly RichNode[], lang: string): Listening | null => {
  const { tenant } = usePortal()
  const voice = useVoice(lang)
  const reader = useRef<ReadAloud | null>(null)
  const [now, setNow] = useState<Pick<Listening, 'state' | 'block'>>({ state: 'silent', block: null })
  const parts = useMemo(() => speechParts(nodes), [nodes])
  useEffect(() => {
    if (!voice || parts.length === 0) return
    const made = createReadAloud({
      tenant: tenant.name,
      parts,
      voice,
      onState: (state, part) => setNow({ state, block: part?.block ?? null }),
    })
    reader.current = made
    return () => {
      made.stop()
      reader.current = null
    }
  }, [tenant.name, parts, voice])
  if (!voice || parts.length === 0) return null
  return {
    ...now,
    play: () => reader.current?.play(),
    pause: () => reader.current?.pause(),
    stop: () => reader.current?.stop(),
  }
}
