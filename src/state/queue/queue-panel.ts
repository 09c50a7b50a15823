/** The queue is shown beside the page where both fit, otherwise as a dialog. */
import { useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { from } from '../../lib/breakpoints.ts'
import { closeDialog, hasDialog, openDialog } from '../dialogs/dialogs.ts'

/** `byKey`: it was opened by keyboard, so it takes the focus. */
export const queuePanel = proxy({ isOpen: false, byKey: false })

const wideScreen = () => matchMedia(from('lg'))
const subscribeToWideScreen = (changed: () => void) => {
  const query = wideScreen()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
export const isQueuePanelShown = () => queuePanel.isOpen && wideScreen().matches
export const useQueuePanelShown = () => {
  const { isOpen } = useSnapshot(queuePanel)
  return useSyncExternalStore(subscribeToWideScreen, () => wideScreen().matches) && isOpen
}

const toggleQueue = (byKey: boolean) => {
  if (wideScreen().matches) return void Object.assign(queuePanel, { isOpen: !queuePanel.isOpen, byKey })
  if (hasDialog('queue')) closeDialog('queue')
  else void openDialog('queue', {})
}
export const toggleQueueByKey = () => toggleQueue(true)
export const closeQueuePanel = () => {
  queuePanel.isOpen = false
}

export const queueButtonSelector = '[data-opens-queue]'
/** A click by keyboard has no click count. */
export const useQueueButton = () => ({
  'data-opens-queue': true,
  'aria-expanded': useQueuePanelShown(),
  onClick: ({ detail }: { detail: number }) => toggleQueue(detail === 0),
})
