/** A longer list is rarely ordered by hand; more come where they are asked for. */
export const queuePageSize = 100
