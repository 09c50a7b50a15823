/** Whether a navigation is under way; the progress bar shows it when it takes long. */
import { proxy } from 'valtio'

export const routeState = proxy({ isBusy: false })
export const setRouteBusy = (isBusy: boolean) => {
  routeState.isBusy = isBusy
}
