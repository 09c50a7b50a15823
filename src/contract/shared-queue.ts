/** The ids that a link carries along; no schemas, so that the page may carry it. */

/** A code that a camera reads holds no more. */
export const mostCarried = 30
export const carriedForm = new RegExp(String.raw`^[\w-]{1,64}(\.[\w-]{1,64}){0,${mostCarried - 1}}$`)
