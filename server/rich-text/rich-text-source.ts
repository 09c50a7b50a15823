import type { RichNode } from '../../src/contract/structure.ts'

export type RichTextSource = RichNode[] | { html: string } | { markdown: string }
