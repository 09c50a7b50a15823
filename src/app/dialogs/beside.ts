/** Below the opener where there is space, else above it, aligned to the opener's end. */
import { useEffect, useState } from 'react'

const gap = 8
const preferredHeight = 380
export const besideWidth = 320

export interface Spot {
  left: number
  maxHeight: number
  top?: number
  bottom?: number
}
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
interface Viewport {
  width: number
  height: number
  isRtl: boolean
}

export const spotBeside = (opener: Edges, { width, height, isRtl }: Viewport): Spot => {
  const alignedStart = isRtl ? opener.left : opener.right - besideWidth
  const left = Math.max(gap, Math.min(alignedStart, width - besideWidth - gap))
  const spaceBelow = height - opener.bottom - 2 * gap
  const above = opener.top - 2 * gap
  if (spaceBelow >= Math.min(preferredHeight, above))
    return { left, top: opener.bottom + gap, maxHeight: spaceBelow }
  return { left, bottom: height - opener.top + gap, maxHeight: above }
}

const spotOfFocus = (): Spot | null => {
  const opener = document.activeElement
  if (!opener?.matches('button, a')) return null
  const edges = opener.getBoundingClientRect()
  if (edges.bottom < 0 || edges.top > innerHeight) return null
  const isRtl = document.documentElement.dir === 'rtl'
  return spotBeside(edges, { width: innerWidth, height: innerHeight, isRtl })
}

/** After a resize the position is wrong: from then on it is centred. */
export const useSpot = (): Spot | null => {
  // Read during the first render: a moment later the focus is inside the dialog.
  const [position, setSpot] = useState(spotOfFocus)
  useEffect(() => {
    const clear = () => setSpot(null)
    addEventListener('resize', clear)
    return () => removeEventListener('resize', clear)
  }, [])
  return position
}
