/** Where captions stand: under a picture that leaves room below it, else on it, and always above the controls. */

/** Browsers make a line of captions this share of the shorter side. */
const lineShare = 0.0533 * 1.17
/** As many lines as the longest caption takes on a phone. */
const mostLines = 3
/** Between the picture and the captions. */
const gap = 6

interface CaptionArea {
  /** Of the video's element, in pixels. */
  width: number
  height: number
  /** Width of the picture divided by its height; 0 while it is unknown. */
  ratio: number
  /** Pixels from the lower edge that controls cover. */
  covered: number
}
/** The fields of a cue that say where it is. */
export type CaptionPlace = Pick<VTTCue, 'snapToLines' | 'line'>

export const captionPlaceIn = ({ width, height, ratio, covered }: CaptionArea): CaptionPlace => {
  const lineHeight = Math.max(1, Math.min(width, height) * lineShare)
  const pictureHeight = ratio > 0 ? Math.min(height, width / ratio) : height
  const below = (height + pictureHeight) / 2 + gap
  if (height - covered - below >= mostLines * lineHeight)
    return { snapToLines: false, line: (below / height) * 100 }
  // Counted from the lower edge, and so negative.
  return { snapToLines: true, line: covered > 0 ? -(Math.ceil(covered / lineHeight) + mostLines) : 'auto' }
}
