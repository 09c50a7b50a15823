import type { ComponentType } from 'react'
import { type BlockType, entryBlockTypes } from '../../contract/block-types.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { type BlockProps, typeOf } from './blocks/block.ts'
import { BannerBlock } from './blocks/BannerBlock.tsx'
import { ShelfBlock } from './blocks/CardShelf.tsx'
import { ChipsBlock } from './blocks/ChipsBlock.tsx'
import { ContinueBlock } from './continue/ContinueBlock.tsx'
import box from './continue/ContinueBlock.module.css'
import { GridBlock } from './blocks/GridBlock.tsx'
import { HeroBlock } from './blocks/HeroBlock.tsx'
import { lazyBlock } from './blocks/lazy-block.tsx'
import { ListBlock, RankingBlock } from './blocks/ListBlocks.tsx'
import { RichTextBlock } from './blocks/RichTextBlock.tsx'

/** No block has content of its own; an unknown one does not either. */
export const isEmptyStructure = ({ substructure }: StructureNode): boolean =>
  substructure.every(
    (block) => !componentOf(block) || (entryBlockTypes.has(typeOf(block)) && !block.data.entries[0]),
  )

const blocks: Record<BlockType, ComponentType<BlockProps>> = {
  hero: HeroBlock,
  shelf: ShelfBlock,
  grid: GridBlock,
  list: ListBlock,
  ranking: RankingBlock,
  banner: BannerBlock,
  richText: RichTextBlock,
  continueListening: ContinueBlock,
  continueReading: lazyBlock(
    async () => (await import('./continue/ContinueReading.tsx')).ContinueReading,
    box.box,
  ),
  stories: lazyBlock(async () => (await import('./blocks/StoryRow.tsx')).StoryRow, box.stories),
  settings: lazyBlock(async () => (await import('./settings/SettingsPanel.tsx')).SettingsPanel, box.settings),
  chips: ChipsBlock,
  forYou: lazyBlock(async () => (await import('./for-you/ForYou.tsx')).ForYou, box.forYou),
}

export const componentOf = (block: StructureNode): ComponentType<BlockProps> | null => {
  const type = typeOf(block)
  return Object.hasOwn(blocks, type) ? blocks[type as BlockType] : null
}

const reportedTypes = new Set<string>()
/** Once per type and page: a new block type of the backend is no error. */
export const warnUnknownType = (type: string, log: (message: string) => void = console.warn) => {
  if (reportedTypes.has(type)) return
  reportedTypes.add(type)
  log(`structure: blocks of type '${type}' are skipped`)
}
