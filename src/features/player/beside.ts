/** What the player brings right after its first sound, in one file: each file more costs the worker's list an entry. */
export { createAfterEnd } from './after-end.ts'
export { rememberSource } from './history.ts'
export { listenOutside } from './around/outside.ts'
export { startsFrom } from './starts.ts'
export { openReportPost } from './reports/report-post.ts'
