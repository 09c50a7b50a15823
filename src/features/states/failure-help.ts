/** What helps where content did not come, or came empty; behind the first view, which hopes not to need it. */
export { failurePictures } from './failure-pictures.ts'
export { Instead } from './Instead.tsx'
export { Nothing, NothingHere } from './Nothing.tsx'
export { OpensHere } from './OpensHere.tsx'
