import { Refused } from '../../api/refused.ts'

/** Also for what is above the user's age ceiling: the answer must not tell that it is there. */
export const notFound = () => new Refused('NOT_FOUND')
/** Forged, altered, expired, or another tenant's. */
export const ticketRefused = () => new Refused('TICKET_INVALID')
