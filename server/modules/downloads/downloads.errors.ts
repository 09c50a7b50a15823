import { Refused } from '../../api/refused.ts'

/** Above the user's age ceiling, or without sound: the answer must not tell that it is there. */
export const notFound = () => new Refused('NOT_FOUND')
/** It may not be had whole: no plan opens it, or nobody may have it here. */
export const notEntitled = () => new Refused('FORBIDDEN')
