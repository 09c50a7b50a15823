export const documentHeaders = {
  /** The document's build; a cached one is refreshed by answers of its own build only. */
  build: 'x-build',
  /** 'rendered' may be cached for its address; 'shell' never, whatever the address was. */
  kind: 'x-document',
} as const
export type DocumentKind = 'rendered' | 'shell'

export const shellPath = '/_/shell'
export const shellPathOf = (lang: string) => `${shellPath}/${lang}`
/** Among the worker's cached documents: all others belong to opened addresses. */
export const isRendered = ({ url }: { url: string }) => !url.includes(shellPathOf(''))
