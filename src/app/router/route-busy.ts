import { proxy } from 'valtio'

export const routeState = proxy({ isBusy: false })
export const setRouteBusy = (isBusy: boolean) => {
  routeState.isBusy = isBusy
}
