/** A longer list is rarely ordered by hand; more load on demand. */
export const queuePageSize = 100
