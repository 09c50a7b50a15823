export type Extent = 'full' | 'preview'
