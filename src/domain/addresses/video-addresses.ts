/** Videos by category and by type and where they play, beside the pages of single ones. */
import { type Target, join } from './addresses.ts'

export const videoLinks = {
  videoCheck: () => join('video', 'test'),
  videoStream: ({ slug, id }: Target) => join('video', 'stream', slug, id),
  videoCategory: ({ slug, id }: Target) => join('video', 'category', slug, id),
  typedVideoCategory: (type: string, id: string) => join('video', type, 'category', id),
  typedVideo: (type: string, { slug, id }: Target) => join('video', type, 'details', slug, id),
  typedVideoStream: (type: string, { slug, id }: Target) => join('video', type, 'stream', slug, id),
} as const
