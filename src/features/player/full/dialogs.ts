/** They come in one piece: one is opened from the other. */
export { FullPlayer } from './FullPlayer.tsx'
export { KeysDialog } from './KeysDialog.tsx'
export { MarksDialog } from './MarksDialog.tsx'
export { PaceDialog } from './PaceDialog.tsx'
export { WholeDialog } from './WholeChoices.tsx'
