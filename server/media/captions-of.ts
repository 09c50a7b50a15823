import type { Extent } from './extent.ts'
import { type Captions, noCaptions } from './captions.ts'
import type { Video } from './media-source.ts'

/** Those of an operator belong to all of the video; generated ones contain no more than its page. */
export const captionsOf = ({ captions, hlsFolder }: Video, extent: Extent): Captions =>
  hlsFolder && extent === 'preview' ? noCaptions : captions
