/** How long answers count as fresh, in ms; apart from the schemas, which the first screen does not load. */

/** CACHE-01 */
export const fragmentFreshFor = 2 * 60_000
/** CACHE-02 */
export const configurationFreshFor = 60 * 60_000
/** CACHE-04 */
export const deviceFreshFor = 24 * 60 * 60_000
export const wordsFreshFor = 60 * 60_000

export const redirectListFreshFor = 24 * 60 * 60_000

export const configurationStructure = 'configurations'
