import { proxy } from 'valtio'

/** A bar for less long would only flicker, and its frames would delay the page that is being rendered. */
const showAfterMs = 300

export const routeState = proxy({ isBusy: false })

let timer: ReturnType<typeof setTimeout> | undefined
export const setRouteBusy = (isBusy: boolean) => {
  clearTimeout(timer)
  if (isBusy) timer = setTimeout(() => (routeState.isBusy = true), showAfterMs)
  else routeState.isBusy = false
}
