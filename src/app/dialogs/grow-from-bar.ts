/** The full player grows out of its bar. Without a bar, or with reduced motion, it simply appears. */
export const growMs = 300
const easing = 'cubic-bezier(0.2, 0.9, 0.3, 1)'
const opaqueAt = 0.4

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const barOf = () => document.querySelector<HTMLElement>('[data-grows]')
export const canGrow = () => !wantsStill() && barOf() !== null

const pictureIn = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-state]')

/** The sheet fills the screen, so screen coordinates are its own. */
const asBar = (bar: HTMLElement): Keyframe => {
  const { top, right, bottom, left } = bar.getBoundingClientRect()
  const edges = [top, innerWidth - right, innerHeight - bottom, left].map((edge) => `${Math.max(0, edge)}px`)
  return { clipPath: `inset(${edges.join(' ')} round ${getComputedStyle(bar).borderRadius})` }
}
const fullScreen: Keyframe = { clipPath: 'inset(0px round 0px)' }

const overSmallPicture = (large: HTMLElement, small: HTMLElement, pulledBy: number): Keyframe => {
  const [from, to] = [small.getBoundingClientRect(), large.getBoundingClientRect()]
  const translation = `translate(${from.left - to.left}px, ${from.top - to.top + pulledBy}px)`
  return { transform: `${translation} scale(${from.width / to.width})`, transformOrigin: '0 0' }
}

const motionsOf = (sheet: HTMLElement, bar: HTMLElement, pulledBy: number) => {
  const pulled = { translate: `0px ${pulledBy}px` }
  const motions: [HTMLElement, Keyframe[]][] = [
    [
      sheet,
      [
        { ...asBar(bar), ...pulled, opacity: 0 },
        { opacity: 1, offset: opaqueAt },
        { ...fullScreen, ...pulled, opacity: 1 },
      ],
    ],
  ]
  const [large, small] = [pictureIn(sheet), pictureIn(bar)]
  if (!large || !small) return motions
  motions.push([
    large,
    [
      overSmallPicture(large, small, pulledBy),
      { transform: 'translate(0px, 0px) scale(1)', transformOrigin: '0 0' },
    ],
  ])
  const nextSibling = large.nextElementSibling
  if (nextSibling instanceof HTMLElement)
    motions.push([nextSibling, [{ opacity: 0 }, { opacity: 0, offset: opaqueAt }, { opacity: 1 }]])
  return motions
}

export const growFromBar = (sheet: HTMLElement) => {
  const bar = barOf()
  if (!bar || wantsStill()) return
  for (const [element, frames] of motionsOf(sheet, bar, 0))
    element.animate(frames, { id: 'grow', duration: growMs, easing })
}
const backwards = (frames: readonly Keyframe[]): Keyframe[] =>
  frames.toReversed().map(({ offset, ...frame }) => (offset ? { ...frame, offset: 1 - offset } : frame))
export const shrinkIntoBar = (sheet: HTMLElement) => {
  const bar = barOf()
  if (!bar) return
  const pulledBy = Number.parseFloat(sheet.style.translate.split(' ')[1] ?? '0') || 0
  const [outer, ...inner] = motionsOf(sheet, bar, pulledBy)
  const timing: KeyframeAnimationOptions = { duration: growMs, easing, fill: 'forwards' }
  for (const [element, frames] of inner) element.animate(backwards(frames), timing)
  if (!outer) return
  const [from, opaque, into] = backwards(outer[1])
  // It ends in the bar, wherever the finger released it.
  sheet.animate([{ ...from }, { ...opaque }, { ...into, translate: '0px 0px' }], timing)
}
