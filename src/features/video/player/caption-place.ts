/** Where captions stand: under a picture that leaves space below it, else on it; in both cases above the controls. */

/** Browsers make a line of captions this share of the shorter side of the video's element. */
const lineShare = 0.0533 * 1.17
/** As many lines as the longest caption takes on a phone. */
const mostLines = 3
/** Lines of Arabic are higher, and some air belongs between picture and words. */
const linesBelow = 4.2

interface CaptionArea {
  /** What the video may fill, in pixels. */
  width: number
  height: number
  /** Width of the picture divided by its height; 0 while it is unknown. */
  ratio: number
  /** Pixels from the lower edge that controls cover. */
  covered: number
}
interface CaptionPlace {
  /** The line of a cue where it starts, counted from the lower edge. */
  line: number | 'auto'
  /** The video's element, where it ends below the picture and not with the area. */
  element: { top: number; height: number } | null
}

/** Of an element that holds the picture and these lines. */
const heightBelow = (width: number, pictureHeight: number) => {
  const share = linesBelow * lineShare
  return Math.min(width * share, (pictureHeight * share) / (1 - share))
}

export const captionPlaceIn = ({ width, height, ratio, covered }: CaptionArea): CaptionPlace => {
  const pictureHeight = ratio > 0 ? Math.min(height, width / ratio) : height
  const top = (height - pictureHeight) / 2
  const below = heightBelow(width, pictureHeight)
  if (top + pictureHeight + below <= height - covered)
    return { line: -mostLines, element: { top, height: pictureHeight + below } }
  const lineHeight = Math.max(1, Math.min(width, height) * lineShare)
  return { line: covered > 0 ? -(Math.ceil(covered / lineHeight) + mostLines) : 'auto', element: null }
}
