/** The words of one song as they are written down; each part has as many lines as the tune has phrases. */
import type { Language } from '../../../src/contract/languages.ts'

export type Stanza = readonly [string, string, string, string]
export interface Song {
  lang: Language
  title: string
  verses: readonly [Stanza, Stanza, Stanza]
  chorus: Stanza
  bridge: Stanza
}
