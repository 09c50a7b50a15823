/** All in one piece: whoever sees the one needs the others. */
export { DownloadButton } from './DownloadButton.tsx'
export { DownloadDialog } from './DownloadDialog.tsx'
export { DownloadList } from './DownloadList.tsx'
