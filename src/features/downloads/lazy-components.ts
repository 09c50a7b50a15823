/** All in one piece: whoever sees the one needs the others. */
export { KeepButton } from './DownloadButton.tsx'
export { KeepDialog } from './DownloadDialog.tsx'
export { KeptList } from './DownloadList.tsx'
