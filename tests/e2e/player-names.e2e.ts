/** Each control of the bar and of the full player has a name and a state, only in the language of the page. */
import type { Locator, Page } from '@playwright/test'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { fetchJson, fetchCards } from '../support/backend-content.ts'
import { controlsIn } from '../support/controls.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { wordOf } from '../tools/lib/shot-steps.mjs'

test.use({ reducedMotion: 'reduce' })

const languages = [
  { lang: 'en', digits: '0123456789' },
  { lang: 'ar', digits: '٠١٢٣٤٥٦٧٨٩' },
] as const
type Language = (typeof languages)[number]

const inDigits = (text: string, { digits }: Language) =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
/** `{a key}` and `{a key:a number}` in the words of a language. Names of songs and people are '…': they are as they are. */
const inWords = (text: string, language: Language) =>
  text.replace(/{([\w.]+)(?::(\d+))?}/g, (_, key: string, n = '') =>
    wordOf(language.lang, key).replace('{{title}}', '…').replace('{{n}}', inDigits(n, language)),
  )

const open = 'button … {player.open}'
const close = 'button {player.close}'
const like = 'button {likes.like}'
const seekSliderName = 'slider {player.place}'
const steps = ['button {player.previous}', 'button {player.pause}', 'button {player.next}']
const modes = ['button {player.shuffle}', 'button {player.loop.OFF}']
const volumeControls = ['button {player.mute}', 'slider {player.volume}']
/** Controls of both kinds of the full player. */
const fullPlayerControls = [
  'link …',
  'link …',
  like,
  'button {queue.more}',
  ...volumeControls,
  seekSliderName,
  ...steps,
  'button {player.small}',
  'button {queue.next} … {queue.title}',
  'button {dialogs.close}',
]
const words = ['button {player.lyrics.open}', 'button {player.lyrics.title}']

const surfaces = [
  {
    what: 'the bar on a phone',
    plays: 'song',
    width: 412,
    isFullPlayer: false,
    controls: [open, ...steps.slice(1), seekSliderName, close],
  },
  {
    what: 'the bar on a desktop',
    plays: 'song',
    width: 1440,
    isFullPlayer: false,
    controls: [
      open,
      ...modes,
      ...steps,
      seekSliderName,
      like,
      ...volumeControls,
      'button {queue.title}',
      close,
    ],
  },
  {
    what: 'the whole player with a song',
    plays: 'song',
    width: 412,
    isFullPlayer: true,
    controls: [...fullPlayerControls, ...modes, ...words, 'button {pace.timer}'],
  },
  {
    what: 'the whole player with a chapter',
    plays: 'chapter',
    width: 412,
    isFullPlayer: true,
    controls: [
      ...fullPlayerControls,
      'button {player.skipBack:15}',
      'button {player.skipForward:30}',
      'button {pace.title} {pace.times:1}',
    ],
  },
] as const

/** An album whose first song has words, and a book. */
const findPlayable = async (portal: Portal, plays: 'song' | 'chapter', lang: string) => {
  const [card] =
    plays === 'song'
      ? (await fetchCards(portal, 'home')).filter(({ title }) => title === 'Desert Light')
      : await fetchCards(portal, 'audiobook-category')
  if (!card) throw new Error(`nothing to play for a ${plays}`)
  const call = plays === 'song' ? 'albums' : 'audiobooks'
  const item = await fetchJson<object>(portal, `content/${call}/${card.id}?lang=${lang}`)
  return { path: addressOf(card), names: namesIn(item) }
}
/** Titles and names anywhere in an answer, the longest first. */
const namesIn = (value: unknown): string[] => {
  const found = new Set<string>()
  JSON.stringify(value, (key, each: unknown) => {
    if ((key === 'title' || key === 'name') && typeof each === 'string') found.add(each)
    return each
  })
  return [...found].sort((a, b) => b.length - a.length)
}
const withoutNames = (text: string, names: readonly string[]) =>
  names
    .reduce((left, name) => left.replaceAll(name, ' … '), text)
    .replace(/(\s*…\s*)+/g, ' … ')
    .trim()

const play = async (page: Page, language: Language, isFullPlayer: boolean) => {
  const t = (key: string) => wordOf(language.lang, key)
  const rows = page.getByRole('main').locator('ol > li > button:first-child')
  await rows.first().press('Enter')
  const bar = page.getByRole('region', { name: t('player.name') })
  await expect(bar.getByRole('button', { name: t('player.pause'), exact: true })).toBeVisible()
  if (!isFullPlayer) return
  await bar.getByRole('button', { name: t('player.open') }).click()
  await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible()
}

/** Each with its value in words. */
const slidersIn = (surface: Locator) =>
  surface.getByRole('slider').evaluateAll((all) =>
    all.map((one) => ({
      name: one.getAttribute('aria-label') ?? '',
      value: one.getAttribute('aria-valuetext') ?? '',
    })),
  )
const valueWords = (language: Language, name: string) => {
  const key = name === wordOf(language.lang, 'player.place') ? 'player.placeText' : 'player.volumeText'
  const figure = `[${language.digits}:]+`
  return new RegExp(`^${wordOf(language.lang, key).replace(/{{\w+}}/g, figure)}$`)
}

for (const language of languages)
  for (const { what, plays, width, isFullPlayer, controls } of surfaces)
    test(`${what} labels each of its controls and gives the value of each slider, in ${language.lang}`, async ({
      page,
      portal,
    }) => {
      const { path, names } = await findPlayable(portal, plays, language.lang)
      await page.setViewportSize({ width, height: 900 })
      await logInAs(page, 'omar', language.lang === 'en' ? path : `/${language.lang}${path}`)
      await play(page, language, isFullPlayer)
      const selector = isFullPlayer ? '[role=dialog]' : 'section[data-phase]'
      const read = async () =>
        (await controlsIn(page, selector)).map((control) => ({
          ...control,
          name: withoutNames(control.name, names),
        }))
      const lines = async () => (await read()).map(({ role, name }) => `${role} ${name}`).sort()
      await expect.poll(lines).toEqual(controls.map((control) => inWords(control, language)).sort())
      const sliders = await slidersIn(page.locator(selector).last())
      expect(sliders.length).toBeGreaterThan(0)
      for (const slider of sliders) expect(slider.value).toMatch(valueWords(language, slider.name))
      const foreign = language.lang === 'ar' ? /[a-z\d]/i : /[\u0600-\u06ff]/
      for (const { name } of await read()) expect(name).not.toMatch(foreign)
    })
