/** These are stored on disk: a write of an earlier build must be found under the same subject. */
import type { LikeType } from '../contract/like-types.ts'

export interface Like {
  type: LikeType
  id: string
}
export const subjectOfLike = ({ type, id }: Like) => `like:${type}:${id}`
export const subjectOfRating = (id: string) => `rating:${id}`
/** A play and its removal from the history share it: the later one wins. */
export const subjectOfPlay = (id: string) => `played:${id}`
const positionPrefix = 'place:'
export const subjectOfPosition = (id: string) => `${positionPrefix}${id}`
export const positionItemOf = (subject: string): string | null =>
  subject.startsWith(positionPrefix) ? subject.slice(positionPrefix.length) : null
export const historySubject = 'history'
export const parentalSubject = 'parental'
