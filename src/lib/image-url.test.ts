import { describe, expect, it } from 'vitest'
import { heroImage, imageSet, imageUrl, placeholderUrl } from './image-url.ts'

describe('image addresses', () => {
  it('replaces the width in the address by the wanted one [IMG-09]', () => {
    expect(imageUrl('/img/alb_7k2/800x0.webp', 320)).toBe('/img/alb_7k2/320x0.webp')
  })

  it.each(['jpg', 'png', 'avif', 'JPEG'])('asks for WebP where the data names %s [IMG-10]', (format) => {
    expect(imageUrl(`/img/alb_7k2/800x0.${format}`, 160)).toBe('/img/alb_7k2/160x0.webp')
  })

  it('keeps the query of the image', () => {
    expect(imageUrl('/img/alb_7k2/800x0.jpg?v=3', 160)).toBe('/img/alb_7k2/160x0.webp?v=3')
  })

  it('keeps an address of another form', () => {
    expect(imageUrl('https://elsewhere.example/cover.jpg', 160)).toBe('https://elsewhere.example/cover.jpg')
  })

  it.each([null, undefined, 42, { src: '/img/a/20x0.webp' }])(
    'does not rewrite %j, which is no text [IMG-08]',
    (value) => {
      expect(imageUrl(value, 320)).toBe(value)
    },
  )

  it('asks for the placeholder at 20x0', () => {
    expect(placeholderUrl('/img/alb_7k2/800x0.webp')).toBe('/img/alb_7k2/20x0.webp')
  })

  it('offers the browser one address per width', () => {
    expect(imageSet('/img/a/20x0.webp', heroImage.widths)).toBe(
      '/img/a/480x0.webp 480w, /img/a/800x0.webp 800w, /img/a/1200x0.webp 1200w',
    )
  })
})
