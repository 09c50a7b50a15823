/**
 * A poor line, measured or said by the person: smaller pictures, nothing fetched ahead, no question without an end.
 * The choice stays on this device.
 */
import { proxy, subscribe } from 'valtio'
import { type LineChoice, isLineChoice } from '../../domain/network-quality.ts'

interface Line {
  choice: LineChoice
  /** What the answers tell; counts while the choice is `auto`. */
  measured: boolean
}
export const line = proxy<Line>({ choice: 'auto', measured: false })

export const isPoor = ({ choice, measured }: Readonly<Line>): boolean =>
  choice === 'auto' ? measured : choice === 'on'

const nameOf = (tenant: string) => `line:${tenant}`

export const restoreLine = (tenant: string) => {
  try {
    const kept = localStorage.getItem(nameOf(tenant))
    if (isLineChoice(kept)) line.choice = kept
  } catch (problem) {
    console.info('the choice of data was not read', problem)
  }
}
export const chooseLine = (tenant: string, choice: LineChoice) => {
  line.choice = choice
  try {
    localStorage.setItem(nameOf(tenant), choice)
  } catch (problem) {
    console.info('the choice of data is kept for this page only', problem)
  }
}
/** Called at once, and when it changes. */
export const followPoor = (work: (poor: boolean) => void) => {
  let last = isPoor(line)
  work(last)
  subscribe(line, () => {
    if (isPoor(line) !== last) work((last = isPoor(line)))
  })
}
