/** Whether single keys steer what plays. Whoever speaks to the device or types by chance can do without (WCAG 2.1.4). */
import { proxy } from 'valtio'

const nameOf = (tenant: string) => `keys:${tenant}`
const off = 'off'

/** `hasFilm`: the page is about a film, and the keys are its own whether it runs, rests or is muted. */
export const keyChoice = proxy({ isOn: true, hasFilm: false })

export const readKeyChoice = (tenant: string) => {
  keyChoice.isOn = localStorage.getItem(nameOf(tenant)) !== off
}
export const chooseKeys = (tenant: string, isOn: boolean) => {
  keyChoice.isOn = isOn
  if (isOn) localStorage.removeItem(nameOf(tenant))
  else localStorage.setItem(nameOf(tenant), off)
}
