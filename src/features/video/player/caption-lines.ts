/** Pixels at the lower edge that the controls take. */
const controls = 160
/** Browsers make a line of captions this part of the shorter side. */
const captionLineShare = 0.0533 * 1.17

/** How many lines from the lower edge a caption of two lines has to begin, to stand above the controls. */
export const linesCovered = (width: number, height: number): number =>
  Math.ceil(controls / Math.max(1, Math.min(width, height) * captionLineShare)) + 2
