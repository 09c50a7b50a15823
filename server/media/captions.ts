/** Captions of a video by language. */
export interface Captions {
  langs(): Promise<readonly string[]>
  /** WebVTT; null where there are none. */
  textIn(lang: string): Promise<string | null>
}
export const noCaptions: Captions = {
  langs: () => Promise.resolve([]),
  textIn: () => Promise.resolve(null),
}
