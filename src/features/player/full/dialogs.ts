/** Both come in one piece: the one is opened from the other. */
export { FullPlayer } from './FullPlayer.tsx'
export { PaceDialog } from './PaceDialog.tsx'
