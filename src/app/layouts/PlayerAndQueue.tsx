/** While something is loaded: the mini player, and the queue where it is open beside the page. */
import { MiniPlayer } from '../../features/player/mini-player/MiniPlayer.tsx'
import { QueueSidebar } from './QueueSidebar.tsx'

export const PlayerAndQueue = () => (
  <>
    <MiniPlayer />
    <QueueSidebar />
  </>
)
