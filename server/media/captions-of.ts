import type { Extent } from './extent.ts'
import { type Captions, type Video, noCaptions } from './media-source.ts'

/** Those of an operator belong to all of the film; generated ones tell no more than its page does. */
export const captionsOf = ({ captions, hlsFolder }: Video, extent: Extent): Captions =>
  hlsFolder && extent === 'preview' ? noCaptions : captions
