import { Refused } from '../../api/refused.ts'

/** Above the user's age ceiling, or without sound: the answer must not reveal that the item exists. */
export const notFound = () => new Refused('NOT_FOUND')
/** No plan of the user opens the full item, or it is restricted here. */
export const notEntitled = () => new Refused('FORBIDDEN')
