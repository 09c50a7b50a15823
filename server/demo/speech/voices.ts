/** The voice: one per language, varied by the show, so that a series keeps its speaker. */
import { type Language, isLanguage } from '../../../src/contract/languages.ts'
import { pick, randomFrom } from '../art/random.ts'

export interface Voice {
  name: string
  /** Seconds a letter takes at `usualSpeed`, pauses left out; a first guess that listening corrects. */
  secondsPerLetter: number
}
/** Words a minute, in the synthesiser's own count. */
export const usualSpeed = 150

const voices: Partial<Record<Language, Voice>> = {
  en: { name: 'en-gb', secondsPerLetter: 1 / 15.9 },
  ar: { name: 'ar', secondsPerLetter: 1 / 9.4 },
  fr: { name: 'fr-fr', secondsPerLetter: 1 / 18.6 },
  de: { name: 'de', secondsPerLetter: 1 / 15.4 },
  es: { name: 'es', secondsPerLetter: 1 / 15.4 },
  ro: { name: 'ro', secondsPerLetter: 1 / 14 },
}
const colours = ['', '+m3', '+f4', '+m1', '+f3'] as const

/** `null` where the language has no voice. */
export const voiceFor = (lang: string, show: string): Voice | null => {
  const voice = isLanguage(lang) ? voices[lang] : undefined
  if (!voice) return null
  const { name, secondsPerLetter } = voice
  return { name: name + pick(randomFrom(`voice:${show}`), colours), secondsPerLetter }
}
