import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { dialogs } from '../../state/dialogs/dialogs.ts'
import { useQueuePanelShown } from '../../state/queue/queue-panel.ts'
import { useAllWordsLoaded } from '../../state/words/translation.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import './QueueSidebar.css'

const loadQueuePanel = async () => (await import('../../features/queue/QueuePanel.tsx')).QueuePanel

export const QueueSidebar = ({ isOver = false }: { isOver?: boolean }) => {
  const isOpen = useQueuePanelShown()
  const areWordsLoaded = useAllWordsLoaded()
  const isCovered = useSnapshot(dialogs).stack.some(({ name }) => name === 'player')
  const Panel = useLazy(isOpen, loadQueuePanel)
  const isShown = isOpen && areWordsLoaded && Panel !== null
  useEffect(() => {
    if (!isShown || isOver) return
    document.documentElement.dataset['queue'] = 'open'
    return () => {
      delete document.documentElement.dataset['queue']
    }
  }, [isShown, isOver])
  return isShown && isCovered === isOver && <Panel />
}
