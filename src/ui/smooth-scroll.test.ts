import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { smoothScroll } from './smooth-scroll.ts'

let frames: ((now: number) => void)[] = []
/** Draws what waits for a frame. */
const draw = (now: number) => {
  const due = frames
  frames = []
  for (const frame of due) frame(now)
}
let isCalm = false
beforeEach(() => {
  frames = []
  isCalm = false
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame))
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
})
afterEach(() => vi.unstubAllGlobals())

/** As much of a box that scrolls sideways as there is to see of it here. */
const boxOf = () => {
  const events = new EventTarget()
  const style = {
    scrollSnapType: '',
    removeProperty: () => {
      style.scrollSnapType = ''
      return ''
    },
  }
  const box = {
    scrollLeft: 0,
    scrollTop: 0,
    style,
    scrollTo: ({ left = 0, top = 0 }: ScrollToOptions) =>
      Object.assign(box, { scrollLeft: left, scrollTop: top }),
    addEventListener: events.addEventListener.bind(events),
  }
  const by = (way: number) => smoothScroll(box, () => (box.scrollLeft += way))
  return { box, by, touch: () => events.dispatchEvent(new Event('pointerdown')) }
}

describe('a button scroll', () => {
  it('takes 300 ms [CONST-07]', () => {
    const { box, by } = boxOf()
    by(600)
    draw(1000)
    expect(box.scrollLeft).toBe(0)
    let before = 0
    for (const now of [1100, 1200, 1299]) {
      draw(now)
      expect(box.scrollLeft).toBeGreaterThan(before)
      expect(box.scrollLeft).toBeLessThan(600)
      before = box.scrollLeft
    }
    expect(box.style.scrollSnapType).toBe('none')
    draw(1300)
    expect(box.scrollLeft).toBe(600)
    expect(box.style.scrollSnapType).toBe('')
    expect(frames).toEqual([])
  })
  it('is immediate with reduced motion', () => {
    isCalm = true
    const { box, by } = boxOf()
    by(600)
    expect(box.scrollLeft).toBe(600)
    expect(frames).toEqual([])
  })
  it('continues from the first target on a second tap', () => {
    const { box, by } = boxOf()
    by(600)
    draw(0)
    draw(100)
    const midway = box.scrollLeft
    by(600)
    expect(box.scrollLeft).toBe(midway)
    draw(150)
    draw(450)
    expect(box.scrollLeft).toBe(1200)
    expect(frames).toEqual([])
  })
  it('stops where something else has scrolled meanwhile', () => {
    const { box, by } = boxOf()
    by(600)
    draw(0)
    draw(100)
    box.scrollLeft = 2000
    draw(200)
    draw(300)
    expect(box.scrollLeft).toBe(2000)
    expect(box.style.scrollSnapType).toBe('')
  })
  it('stops when the user scrolls', () => {
    const { box, by, touch } = boxOf()
    by(600)
    draw(0)
    draw(100)
    const midway = box.scrollLeft
    touch()
    draw(200)
    expect(box.scrollLeft).toBe(midway)
    expect(frames).toEqual([])
  })
})
