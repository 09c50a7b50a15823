/** Fetched ahead: where it is needed there may be no line. */
export const loadHelp = () => import('./failure-help.ts')
