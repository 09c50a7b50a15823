/** What helps where content did not come; behind the first view, which hopes not to need it. */
export { failurePictures } from './failure-pictures.ts'
export { OpensHere } from './OpensHere.tsx'
