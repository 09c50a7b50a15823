/** One chunk for all three: whoever reads about a film is a tap away from it. */
export { VideoCheckScreen } from './VideoCheckScreen.tsx'
export { StreamScreen } from './StreamScreen.tsx'
export { WatchScreen } from './WatchScreen.tsx'
/** The dialog stands on the same controls. */
export { TrailerDialog } from '../../features/video/TrailerDialog.tsx'
