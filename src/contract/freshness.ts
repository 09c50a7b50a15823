/** How long answers count as fresh, in ms; apart from the schemas, so that the first screen can do without those. */

/** CACHE-01 */
export const fragmentFreshFor = 2 * 60_000
/** CACHE-02 */
export const configurationFreshFor = 60 * 60_000
/** CACHE-04 */
export const deviceFreshFor = 24 * 60 * 60_000
export const wordsFreshFor = 60 * 60_000

/** Where addresses have moved to, for a device without a line. */
export const redirectListFreshFor = 24 * 60 * 60_000

/** The structure that carries the tenant's configuration nodes. */
export const configurationStructure = 'configurations'
