/** Fetched ahead: where it is needed there may be no line. */
export const loadFailureHelp = () => import('./failure-help.ts')
