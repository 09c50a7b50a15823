/** Videos by category and by type, beside the pages of single ones. */
import { type Target, join } from './addresses.ts'

export const videoLinks = {
  videoCheck: () => join('video', 'test'),
  videoCategory: ({ slug, id }: Target) => join('video', 'category', slug, id),
  typedVideoCategory: (type: string, id: string) => join('video', type, 'category', id),
  typedVideo: (type: string, { slug, id }: Target) => join('video', type, 'details', slug, id),
  typedVideoStream: (type: string, { slug, id }: Target) => join('video', type, 'stream', slug, id),
} as const
