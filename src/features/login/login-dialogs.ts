/** All come in one piece: whoever opens one may open the next from it. */
export { LoginDialog } from './LoginDialog.tsx'
export { LoginOptionsDialog } from './LoginOptionsDialog.tsx'
export { SessionExpiredDialog } from './SessionExpiredDialog.tsx'
