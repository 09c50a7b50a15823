/** What the host says about a document in its headers, for the worker that keeps documents. */
export const documentHeaders = {
  /** Build the document belongs to; a kept one is refreshed by answers of its own build only. */
  build: 'x-build',
  /** 'rendered' may be kept for its address; 'shell' never, whatever the address was. */
  kind: 'x-document',
} as const
export type DocumentKind = 'rendered' | 'shell'

/** The empty page of a language; without one, of the tenant's default language. */
export const shellPath = '/_/shell'
export const shellPathOf = (lang: string) => `${shellPath}/${lang}`
/** Of what the worker keeps: all else are documents of addresses that somebody opened. */
export const isRendered = ({ url }: { url: string }) => !url.includes(shellPathOf(''))
