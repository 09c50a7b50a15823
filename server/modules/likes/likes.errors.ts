import { Refused } from '../../api/refused.ts'

/** Also for items of another tenant: the answer must not reveal that they exist. */
export const nothingToLike = () => new Refused('NOT_FOUND')
export const likesFull = () => new Refused('LIKES_FULL')
