import type { StructureNode } from '../../../contract/structure.ts'

export interface BlockProps {
  block: StructureNode
  /** On the first screen: its pictures are in the document. */
  isEarly: boolean
  isHeading: boolean
}

export const typeOf = (block: StructureNode): string => {
  const { type } = block.data.customProperties
  return typeof type === 'string' ? type : ''
}

/** A foreign backend sends an address alone, without the colours that stand in until the picture has loaded. */
export const pictureOf = ({ data: { picture, imageUrl, entries } }: StructureNode) =>
  picture ?? (imageUrl ? { url: imageUrl, colours: ['#0b0714'] } : entries[0]?.picture)

export const propertyOf = (block: StructureNode, name: 'eyebrow' | 'action' | 'look'): string | undefined => {
  const value = block.data.customProperties[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
