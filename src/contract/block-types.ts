/** Data without schemas, because the first view imports it. */
/** Block types, by `data.customProperties.type`. An unknown type is skipped and logged. */
export const blockTypes = [
  'hero',
  'shelf',
  'grid',
  'list',
  'ranking',
  'banner',
  'richText',
  'continueListening',
  'continueReading',
  'stories',
  'settings',
  'chips',
  'forYou',
] as const
export type BlockType = (typeof blockTypes)[number]

/** Types that show nothing of their own without an entry. */
export const entryBlockTypes: ReadonlySet<string> = new Set<BlockType>([
  'shelf',
  'grid',
  'list',
  'ranking',
  'continueListening',
  'continueReading',
  'chips',
])
