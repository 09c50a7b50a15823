export interface Thumbnail {
  from: number
  to: number
  url: string
  x: number
  y: number
  width: number
  height: number
}

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const cue = /^((?:\d+:)?\d+:\d+\.\d+) --> ((?:\d+:)?\d+:\d+\.\d+)[^\n]*\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/gm

export const thumbnailsIn = (text: string, base: string): Thumbnail[] =>
  [...text.replace(/\r\n?/g, '\n').matchAll(cue)].map(([, from = '', to = '', url = '', ...box]) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.map(Number)
    return { from: secondsOf(from), to: secondsOf(to), url: new URL(url, base).href, x, y, width, height }
  })

export const thumbnailAt = (pictures: readonly Thumbnail[], seconds: number): Thumbnail | undefined =>
  pictures.find(({ from, to }) => seconds >= from && seconds < to)
