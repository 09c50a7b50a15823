/** The key of a code's words, alike for backend and page: `TICKET_INVALID` is `error.ticketInvalid`. */
export const wordsOfCode = (code: string) =>
  `error.${code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}` as const
