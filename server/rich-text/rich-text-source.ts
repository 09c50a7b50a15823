/** Text with a shape as a tenant or an editor hands it over: a tree, HTML, or Markdown. */
import type { RichNode } from '../../src/contract/structure.ts'

export type RichTextSource = RichNode[] | { html: string } | { markdown: string }
