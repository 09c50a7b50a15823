/** All come in one piece: whoever opens the one opens the other. */
export { QueueDialog } from './QueueDialog.tsx'
export { QueuePanel } from './QueuePanel.tsx'
export { TrackDialog } from './TrackDialog.tsx'
