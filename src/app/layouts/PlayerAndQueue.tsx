import { MiniPlayer } from '../../features/player/mini-player/MiniPlayer.tsx'
import { QueueSidebar } from './QueueSidebar.tsx'

export const PlayerAndQueue = () => (
  <>
    <MiniPlayer />
    <QueueSidebar />
  </>
)
