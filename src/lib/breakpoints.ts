/**
 * Widths at which the interface changes, in CSS pixels; below `lg` it has tabs instead of a rail. Style
 * sheets repeat them, as queries know no custom properties; `tests/repo/breakpoints.test.ts` compares them.
 * CONST-01 to CONST-06
 */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const
type Breakpoint = keyof typeof breakpoints

export const from = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`
export const below = (name: Breakpoint): string => `(max-width: ${breakpoints[name] - 0.02}px)`
