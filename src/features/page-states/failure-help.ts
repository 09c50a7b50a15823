/** What helps where content did not come, or came empty; behind the first view, which hopes not to need it. */
export { failurePictures } from './failure-pictures.ts'
export { Instead } from './UnavailableReason.tsx'
export { Nothing, NothingHere } from './EmptyState.tsx'
export { OpensHere } from './OfflineSuggestions.tsx'
