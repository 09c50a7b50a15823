/** Widths in CSS pixels. CONST-01 to CONST-05; style sheets repeat them, as custom properties do not work in queries. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const
type Breakpoint = keyof typeof breakpoints

/** Below it counts as mobile. CONST-06 */
export const mobileBreakpoint: Breakpoint = 'lg'
export const isMobileWidth = (width: number): boolean => width < breakpoints[mobileBreakpoint]
export const desktopQuery = `(min-width: ${breakpoints[mobileBreakpoint]}px)`

/** Smooth scrolling of shelves and to the top. CONST-07 */
export const scrollDuration = 300
