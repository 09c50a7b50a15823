/** All in one piece: whoever sees the one needs the others. */
export { KeepButton } from './KeepButton.tsx'
export { KeepDialog } from './KeepDialog.tsx'
export { KeptList } from './KeptList.tsx'
