export interface Captions {
  langs(): Promise<readonly string[]>
  textIn(lang: string): Promise<string | null>
}
export const noCaptions: Captions = {
  langs: () => Promise.resolve([]),
  textIn: () => Promise.resolve(null),
}
