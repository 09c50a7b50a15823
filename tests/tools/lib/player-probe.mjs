/** The measurements of `npm run player` in a page: taps, events of the media elements, and cost. */

/** Runs in the page before anything else. */
const probe = () => {
  const noted = { tap: 0, playing: [], ended: [], element: null, songs: 0, addresses: new Set() }
  window.noted = noted
  // Bytes with an object URL are outside of the heap until the URL is revoked.
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (blob) => {
    const address = createObjectURL.call(URL, blob)
    noted.addresses.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => {
    noted.addresses.delete(address)
    revokeObjectURL.call(URL, address)
  }
  // Sent to the system once for each song.
  const { get, set } = Object.getOwnPropertyDescriptor(MediaSession.prototype, 'metadata')
  Object.defineProperty(MediaSession.prototype, 'metadata', {
    get,
    set(song) {
      if (song && song.title !== get.call(this)?.title) noted.songs++
      set.call(this, song)
    },
  })
  addEventListener('click', () => (noted.tap = performance.now()), true)
  const known = new WeakSet()
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    if (!known.has(this))
      for (const name of ['playing', 'ended'])
        this.addEventListener(name, () => noted[name].push(performance.now()))
    known.add(this)
    noted.element = this
    return play.call(this)
  }
}
/**
 * Speeds up the clock of every media element without the page's knowledge: audio of three seconds reports three
 * minutes, at four times its rate.
 */
const speedUpMediaClock = ({ longer, rate }) => {
  const media = HTMLMediaElement.prototype
  const own = (name) => Object.getOwnPropertyDescriptor(media, name)
  const [time, length] = [own('currentTime'), own('duration')]
  Object.defineProperty(media, 'currentTime', {
    get() {
      return time.get.call(this) * longer
    },
    set(seconds) {
      time.set.call(this, seconds / longer)
    },
  })
  Object.defineProperty(media, 'duration', {
    get() {
      return length.get.call(this) * longer
    },
  })
  const ranges = own('buffered')
  Object.defineProperty(media, 'buffered', {
    get() {
      const real = ranges.get.call(this)
      const start = (at) => real.start(at) * longer
      return { length: real.length, start, end: (at) => real.end(at) * longer }
    },
  })
  for (const name of ['playbackRate', 'defaultPlaybackRate']) {
    const { set } = own(name)
    Object.defineProperty(media, name, {
      get: () => 1,
      set(wanted) {
        set.call(this, wanted * rate)
      },
    })
  }
  addEventListener('loadstart', ({ target }) => (target.playbackRate = 1), true)
  const { play } = media
  media.play = function () {
    this.defaultPlaybackRate = this.playbackRate = 1
    return play.call(this)
  }
}

const disableMediaSource = () => delete window.MediaSource

export const prepare = async (context, { hurried, isApart }) => {
  if (hurried) await context.addInitScript(speedUpMediaClock, hurried)
  if (isApart) await context.addInitScript(disableMediaSource)
  await context.addInitScript(probe)
}

const waitOptions = { timeout: 60_000 }
const count = (page, what) => page.evaluate((name) => window.noted[name].length, what)

/** The shortest time between two taps: the effects of a tap are over before the next. */
const betweenTaps = 600
/** Milliseconds from the tap to audio, and those of them in which the call for the media address was pending. */
export const measureTap = async (page, button) => {
  await new Promise((done) => setTimeout(done, betweenTaps))
  const before = await count(page, 'playing')
  await page.evaluate(() => performance.clearResourceTimings())
  await button.click()
  await page.waitForFunction((last) => window.noted.playing.length > last, before, waitOptions)
  return page.evaluate((at) => {
    const { tap, playing } = window.noted
    const total = playing[at] - tap
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/song'))
    return { total, overhead: total - calls.reduce((sum, { duration }) => sum + duration, 0) }
  }, before)
}

/** From the end of one track to the start of the next, when the end of the first was played. */
export const measureGapBetweenTracks = async (page, lastSeconds) => {
  const before = await count(page, 'ended')
  await page.evaluate((left) => {
    const { element } = window.noted
    element.currentTime = element.duration - left
  }, lastSeconds)
  const joined = await page.waitForFunction(
    (last) => {
      const { ended, playing } = window.noted
      const next = playing.find((at) => at > ended[last])
      return next && { silence: next - ended[last] }
    },
    before,
    waitOptions,
  )
  return (await joined.jsonValue()).silence
}

/** Of two tracks on one timeline: how much less audio there was than time. */
export const measureGaplessLoss = async (page, lastSeconds, scrubber) => {
  const before = await count(page, 'ended')
  await page.waitForFunction(
    (left) => window.noted.element.buffered.length > 0 && window.noted.element.duration > left,
    lastSeconds,
    waitOptions,
  )
  await scrubber.evaluate((range, left) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    set.call(range, String(Number(range.max) - left))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  }, lastSeconds)
  const moment = () =>
    page.evaluate(() => {
      const { element, songs } = window.noted
      return { at: performance.now(), place: element.currentTime * 1000, source: element.currentSrc, songs }
    })
  await page.waitForFunction(() => !window.noted.element.seeking && !window.noted.element.paused)
  await new Promise((done) => setTimeout(done, 1000))
  const first = await moment()
  await page.waitForFunction((songs) => window.noted.songs > songs, first.songs, waitOptions)
  await new Promise((done) => setTimeout(done, 1000))
  const last = await moment()
  if (first.source !== last.source || (await count(page, 'ended')) > before) return null
  return last.at - first.at - (last.place - first.place)
}

/** What this machine takes for the same change without any player: one element, an empty page, bytes in memory. */
export const measureGapsWithoutPlayer = async (page, sound, joints) => {
  await page.goto('about:blank')
  const address = `data:audio/wav;base64,${sound.toString('base64')}`
  return page.evaluate(
    async ([source, many]) => {
      const url = URL.createObjectURL(await (await fetch(source)).blob())
      const element = new Audio(url)
      const reportsOf = (name) =>
        new Promise((done) => element.addEventListener(name, () => done(performance.now()), { once: true }))
      await element.play()
      const gaps = []
      for (let at = 0; at < many; at++) {
        const ended = await reportsOf('ended')
        const playing = reportsOf('playing')
        element.src = url
        void element.play()
        gaps.push((await playing) - ended)
      }
      element.pause()
      return gaps
    },
    [address, joints],
  )
}

/** Part of one processor that the page's own tasks take. */
export const measureBusyShare = async (session, seconds) => {
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const before = await busy()
  await new Promise((done) => setTimeout(done, seconds * 1000))
  return ((await busy()) - before) / seconds
}

/** Memory after garbage collection. */
export const memoryOf = async (session) => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Audio that an idle page still holds after its delayed release; a fade-out may take twenty seconds. */
export const countHeldSounds = async (page) => {
  await new Promise((done) => setTimeout(done, 25_000))
  return page.evaluate(() => window.noted.addresses.size)
}

/** A soft tone as an uncompressed file. */
export const tone = (seconds) => {
  const rate = 8000
  const file = Buffer.alloc(44 + seconds * rate, 128)
  file.write('RIFF\0\0\0\0WAVEfmt ')
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(16, 16)
  file.writeUInt32LE(0x1_0001, 20)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt32LE(0x8_0001, 32)
  file.write('data', 36)
  file.writeUInt32LE(seconds * rate, 40)
  for (let at = 44; at < file.length; at++) file[at] = 128 + Math.round(20 * Math.sin(at / 3))
  return file
}
