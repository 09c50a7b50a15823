/** The subjects of offline writes. They stand on disks: a write of an earlier build has to be found under its own. */
import type { LikeType } from '../contract/like-types.ts'

export interface Like {
  type: LikeType
  id: string
}
export const subjectOfLike = ({ type, id }: Like) => `like:${type}:${id}`
export const subjectOfRating = (id: string) => `rating:${id}`
/** That something was played, and its removal from the history: whichever came last counts. */
export const subjectOfPlay = (id: string) => `played:${id}`
const positionPrefix = 'place:'
export const subjectOfPosition = (id: string) => `${positionPrefix}${id}`
/** The item whose position a write reports; null for any other write. */
export const positionItemOf = (subject: string): string | null =>
  subject.startsWith(positionPrefix) ? subject.slice(positionPrefix.length) : null
export const historySubject = 'history'
