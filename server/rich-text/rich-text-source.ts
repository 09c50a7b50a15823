/** Formatted text as a tenant or an editor provides it: a tree, HTML, or Markdown. */
import type { RichNode } from '../../src/contract/structure.ts'

export type RichTextSource = RichNode[] | { html: string } | { markdown: string }
