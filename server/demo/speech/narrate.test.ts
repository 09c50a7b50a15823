/** The real synthesiser in its own process. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../../src/contract/languages.ts'
import { levelOf } from '../music/loudness.ts'
import { targetLevel } from '../music/gain.ts'
import { sampleRate } from '../music/pcm.ts'
import { recipeOf } from '../music/recipe.ts'
import { programFile } from '../sound/start-thread.ts'
import { narrate } from './narrate.ts'
import { type Speaker, createSpeaker } from './speaker.ts'
import { voiceFor } from './voices.ts'
import { soundOf } from './wav.ts'

let speaker: Speaker
beforeAll(async () => {
  speaker = createSpeaker(fileURLToPath(await programFile('speaker-process')))
})
afterAll(() => speaker.close())

const words = {
  en: 'Good evening, and welcome back to the old harbour.',
  ar: 'مساء الخير، وأهلا بكم من جديد في الميناء القديم.',
  fr: 'Bonsoir, et bienvenue de nouveau dans le vieux port.',
  de: 'Guten Abend und willkommen zurück im alten Hafen.',
  es: 'Buenas noches y bienvenidos de nuevo al puerto viejo.',
  ro: 'Bună seara și bine ați revenit în portul vechi.',
} as const
const narrateIn = async (lang: keyof typeof words) => {
  const voice = voiceFor(lang, 'pod_1')
  if (!voice) throw new Error(lang)
  return speaker.speak({ voice: voice.name, speed: 150, pitch: 50, text: words[lang] })
}

describe('generated speech', () => {
  it('is generated in every language, the same bytes every time', async () => {
    const once = await Promise.all(languageCodes.map(narrateIn))
    // The synthesiser's chance hangs on the second of the clock: the next one must make no difference.
    const second = Math.floor(Date.now() / 1000)
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second)
    const again = await Promise.all(languageCodes.map(narrateIn))
    for (const [at, lang] of languageCodes.entries()) {
      const [spoken = new Uint8Array(), repeated = new Uint8Array()] = [once[at], again[at]]
      expect(Buffer.from(spoken).equals(Buffer.from(repeated)), lang).toBe(true)
      const sound = soundOf(spoken)
      expect(sound.length / sampleRate, lang).toBeGreaterThan(1.5)
      expect(
        sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
        lang,
      ).toBeGreaterThan(0.2)
    }
  })
  it('has no voice for a language it does not know', () => {
    expect(voiceFor('xx', 'pod_1')).toBeNull()
  })
  it('handles a text that looks like an option', async () => {
    expect(
      soundOf(await speaker.speak({ voice: 'en', speed: 150, pitch: 50, text: '--help me' })).length,
    ).toBeGreaterThan(0.3 * sampleRate)
  })
  it('starts a marked line on its second, after a pause', async () => {
    const [seconds, at] = [30, 15]
    const text = Array.from({ length: 5 }, () => words.en).join('\n')
    const voice = voiceFor('en', 'pod_1')
    if (!voice) throw new Error('no voice')
    const recipe = recipeOf('pod_1', { mood: 'calm' }, 60)
    const marks = [
      { line: 0, at: 0 },
      { line: 2, at },
    ]
    const played: number[] = []
    for await (const { block, count } of narrate(
      { text, marks, voice, recipe, seconds, audibleSeconds: seconds },
      speaker,
    ))
      played.push(...block.left.slice(0, count))
    const loudest = (from: number, to: number) =>
      played
        .slice(from * sampleRate, to * sampleRate)
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(loudest(at - 0.4, at)).toBeLessThan(0.01)
    expect(loudest(at, at + 0.5)).toBeGreaterThan(0.1)
  }, 60_000)
  it('fills the promised time to the sample, as loud as music, and does not stop before its closing music', async () => {
    const seconds = 30
    const text = Array.from({ length: 6 }, () => words.en).join('\n')
    const voice = voiceFor('en', 'pod_1')
    if (!voice) throw new Error('no voice')
    const recipe = recipeOf('pod_1', { mood: 'calm' }, 60)
    const played = []
    for await (const { block, count } of narrate(
      { text, voice, recipe, seconds, audibleSeconds: seconds },
      speaker,
    ))
      played.push({ left: block.left.slice(0, count), right: block.right.slice(0, count) })
    expect(played.reduce((sum, { left }) => sum + left.length, 0)).toBe(seconds * sampleRate)
    expect(Math.abs(20 * Math.log10(levelOf(played) / targetLevel))).toBeLessThan(1.5)
    const isQuiet = played.map(({ left }) => left.every((value) => Math.abs(value) < 0.01))
    // Half-second blocks: never two seconds of nothing before the very end.
    expect(
      isQuiet
        .slice(0, -4)
        .map((quiet) => (quiet ? '_' : 'o'))
        .join(''),
    ).not.toContain('____')
  }, 60_000)
  it('of half an hour begins with its first sentences: the others are spoken when it is listened to', async () => {
    const seconds = 30 * 60
    const text = Array.from({ length: 400 }, () => words.en).join('\n')
    const voice = voiceFor('en', 'pod_1')
    if (!voice) throw new Error('no voice')
    const recipe = recipeOf('pod_1', { mood: 'calm' }, 60)
    let spoken = 0
    const counting: Speaker = {
      ...speaker,
      speak: (utterance) => {
        spoken++
        return speaker.speak(utterance)
      },
    }
    const narration = narrate({ text, voice, recipe, seconds, audibleSeconds: seconds }, counting)
    let heard = 0
    while (heard < 10 * sampleRate) heard += (await narration.next()).value?.count ?? 0
    await narration.return(undefined)
    expect(spoken).toBeGreaterThan(0)
    expect(spoken).toBeLessThan(6)
  }, 60_000)
})
