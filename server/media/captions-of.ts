import type { Extent } from './extent.ts'
import { type Captions, noCaptions } from './captions.ts'
import type { Video } from './media-source.ts'

/** Those of an operator belong to all of the video; generated ones tell no more than its page does. */
export const captionsOf = ({ captions, hlsFolder }: Video, extent: Extent): Captions =>
  hlsFolder && extent === 'preview' ? noCaptions : captions
