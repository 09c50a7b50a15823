import { expect, it } from 'vitest'
import { thumbnailAt, thumbnailsIn } from './thumbnails.ts'

const text = [
  'WEBVTT',
  '',
  '00:00:00.000 --> 00:00:04.000',
  'vid_1.sprite.webp?ticket=a-b#xywh=0,0,160,90',
  '',
  '01:00:04.000 --> 01:00:08.500',
  'vid_1.sprite.webp?ticket=a-b#xywh=160,90,160,90',
  '',
  '00:10.000 --> 00:12.000',
  'words, and no picture',
].join('\r\n')

it('video thumbnails are parsed from their list, and other lines are ignored', () => {
  const pictures = thumbnailsIn(text, 'https://a.test/media/vid_1.thumbs.vtt?ticket=a-b')
  expect(pictures).toHaveLength(2)
  expect(thumbnailAt(pictures, 3605)).toEqual({
    from: 3604,
    to: 3608.5,
    url: 'https://a.test/media/vid_1.sprite.webp?ticket=a-b',
    x: 160,
    y: 90,
    width: 160,
    height: 90,
  })
  expect(thumbnailAt(pictures, 4)).toBeUndefined()
})
