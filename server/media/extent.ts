/** All of an item, or the part that is open to everybody. */
export type Extent = 'full' | 'preview'
