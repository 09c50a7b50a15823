/** The downloads of this device, as the backend remembers them. */
import { type DownloadNotes, getKept, maxNotedIds } from '../contract/download-notes.ts'
import type { Language } from '../contract/languages.ts'
import { request } from './request.ts'

export const fetchDownloadNotes = async (
  lang: Language,
  signal: AbortSignal,
): Promise<DownloadNotes['entries']> => {
  const all: DownloadNotes['entries'] = []
  for (let offset = 0, total = 1; offset < total; offset += maxNotedIds) {
    const page = await request(getKept, { query: { lang, offset: String(offset) } }, { signal })
    all.push(...page.entries)
    total = page.total
  }
  return all
}
