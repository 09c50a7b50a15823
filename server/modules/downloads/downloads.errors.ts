import { Refused } from '../../api/refused.ts'

/** Above the user's age ceiling, or without sound: the answer must not tell that it is there. */
export const notFound = () => new Refused('NOT_FOUND')
/** No plan of the user opens the full item, or nobody may use it here. */
export const notEntitled = () => new Refused('FORBIDDEN')
