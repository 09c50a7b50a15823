import { Refused } from '../../api/refused.ts'

/** Also for items above the user's age ceiling: the answer must not reveal that they exist. */
export const notFound = () => new Refused('NOT_FOUND')
export const ticketRefused = () => new Refused('TICKET_INVALID')
