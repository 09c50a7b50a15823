/** How much of a film somebody sees whom no plan opens the rest. */
export const previewSeconds = 60
