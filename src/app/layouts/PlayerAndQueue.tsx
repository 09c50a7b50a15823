/** What stands there while something plays: its bar, and the queue for whom it was opened beside the page. */
import { MiniPlayer } from '../../features/player/mini-player/MiniPlayer.tsx'
import { QueueSidebar } from './QueueSidebar.tsx'

export const PlayerAndQueue = () => (
  <>
    <MiniPlayer />
    <QueueSidebar />
  </>
)
