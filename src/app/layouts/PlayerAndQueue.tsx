/** What stands there while something plays: its bar, and the queue for whom it was opened beside the page. */
import { PlayerDock } from '../../features/player/mini-player/MiniPlayer.tsx'
import { QueueBeside } from './QueueSidebar.tsx'

export const Docked = () => (
  <>
    <PlayerDock />
    <QueueBeside />
  </>
)
