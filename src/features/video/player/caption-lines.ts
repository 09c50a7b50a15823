/** Height of the controls in pixels. */
const controls = 160
/** Browsers make a line of captions this share of the shorter side. */
const captionLineShare = 0.0533 * 1.17

/** The line from the lower edge at which captions of two lines have to start, to stand above the controls. */
export const coveredLines = (width: number, height: number): number =>
  Math.ceil(controls / Math.max(1, Math.min(width, height) * captionLineShare)) + 2
