/** What the player brings right after its first sound, in one file: each file more costs the worker's list an entry. */
export { createAfterEnd } from './after-end.ts'
export { reportSource } from './report-source.ts'
export { connectIntegrations } from './integrations/integrations.ts'
export { createResumePosition } from './resume-position.ts'
export { openReportSender } from './reports/report-sender.ts'
