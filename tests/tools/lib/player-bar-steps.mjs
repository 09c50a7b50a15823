/** What the bar of the player shows; see `shot-steps.mjs`. */
import { button, wordOf } from './shot-steps.mjs'

const player = (page, { lang }) => page.getByRole('region', { name: wordOf(lang, 'player.name') })

const phaseIs = async (page, variant, phase) => {
  await player(page, variant).waitFor()
  await page.locator(`section[data-phase=${phase}]`).waitFor()
}
const start = (page, { lang }) => button(page, wordOf(lang, 'core.play')).click()
export const startPlayback = async (page, variant) => {
  await start(page, variant)
  await phaseIs(page, variant, 'playing')
  await page.waitForFunction(() => Number(document.querySelector('section input[type=range]')?.value) > 0)
}
/** A song from its middle looks like listening, and its colours show on both sides of the knob. */
export const pausePlayback = async (page, variant) => {
  await startPlayback(page, variant)
  const place = player(page, variant).getByRole('slider').first()
  await place.evaluate((range) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    set.call(range, String(Number(range.max) * 0.4))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await player(page, variant)
    .getByRole('button', { name: wordOf(variant.lang, 'player.pause') })
    .click()
  await phaseIs(page, variant, 'paused')
}
const songs = '**/api/song*'
export const showLoadingSong = async (page, variant) => {
  await page.route(songs, () => undefined)
  await start(page, variant)
  await phaseIs(page, variant, 'loading')
}
export const showFailedSong = async (page, variant) => {
  await page.route(songs, (route) => route.fulfill({ status: 400, json: {} }))
  await start(page, variant)
  await phaseIs(page, variant, 'paused')
  await page.locator('[data-tone=bad]').waitFor()
}
export const showBlockedSong = async (page, variant) => {
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
  })
  await start(page, variant)
  await phaseIs(page, variant, 'blocked')
}
