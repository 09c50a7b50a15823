/** `/img/{id}/{width}x0.{format}`. Always WebP, whatever the data says. */
export const imageWidths = [20, 96, 160, 320, 480, 640, 800, 1200] as const
export type ImageWidth = (typeof imageWidths)[number]

const sized = /\/\d+x0\.[a-z0-9]+(?=$|[?#])/i

/** Anything but a string is returned unchanged. IMG-08 to IMG-10 */
export function imageUrl(url: string, width: ImageWidth): string
export function imageUrl<T>(url: T, width: ImageWidth): T
export function imageUrl(url: unknown, width: ImageWidth): unknown {
  return typeof url === 'string' ? url.replace(sized, `/${width}x0.webp`) : url
}

/** The blurred picture until the real one has arrived. IMG-11 */
export const placeholderUrl = (url: string): string => imageUrl(url, 20)

export const imageSet = (url: string, widths: readonly ImageWidth[]): string =>
  widths.map((width) => `${imageUrl(url, width)} ${width}w`).join(', ')

export const heroImage = {
  widths: [480, 800, 1200],
  sizes: '(min-width: 1280px) 900px, 100vw',
} as const satisfies { widths: readonly ImageWidth[]; sizes: string }
