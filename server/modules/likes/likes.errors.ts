import { Refused } from '../../api/refused.ts'

/** Also for what belongs to another tenant: the answer must not tell that it is there. */
export const nothingToLike = () => new Refused('NOT_FOUND')
export const likesFull = () => new Refused('LIKES_FULL')
