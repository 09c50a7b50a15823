/** What the player brings right after its first sound, in one file: each file more costs the worker's list an entry. */
export { createAfterEnd } from './after-end.ts'
export { rememberSource } from './report-source.ts'
export { listenOutside } from './integrations/integrations.ts'
export { startsFrom } from './resume-position.ts'
export { openReportPost } from './reports/report-sender.ts'
