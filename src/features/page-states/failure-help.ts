/** What helps where content did not come, or came empty; behind the first view, which hopes not to need it. */
export { failurePictures } from './failure-pictures.ts'
export { UnavailableReason } from './UnavailableReason.tsx'
export { EmptyState, EmptyPage } from './EmptyState.tsx'
export { OfflineSuggestions } from './OfflineSuggestions.tsx'
