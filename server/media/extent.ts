/** All of an item, or what anybody may hear and see of it. */
export type Extent = 'whole' | 'preview'
