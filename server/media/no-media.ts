import type { MediaSource } from './media-source.ts'

/** A portal without the demo and without files: nothing plays. */
export const noMedia: MediaSource = {
  soundsOf: () => Promise.resolve(null),
  videoOf: () => Promise.resolve(null),
  clipOf: () => Promise.resolve(null),
  pictureOf: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}
