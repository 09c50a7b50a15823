import { describe, expect, it } from 'vitest'
import { breakpoints, desktopQuery, isMobileWidth, mobileBreakpoint, scrollDuration } from './breakpoints.ts'

describe('the widths at which the interface changes', () => {
  it.each([
    ['CONST-01', 'sm', 600],
    ['CONST-02', 'md', 960],
    ['CONST-03', 'lg', 1280],
    ['CONST-04', 'xl', 1920],
    ['CONST-05', 'xxl', 2560],
  ] as const)('[%s] %s begins at %i px', (_, name, width) => {
    expect(breakpoints[name]).toBe(width)
  })

  it('counts 1279 px as mobile and 1280 px as desktop [CONST-06]', () => {
    expect(mobileBreakpoint).toBe('lg')
    expect(isMobileWidth(1279)).toBe(true)
    expect(isMobileWidth(1280)).toBe(false)
    expect(desktopQuery).toBe('(min-width: 1280px)')
  })

  it('scrolls for 300 ms [CONST-07]', () => {
    expect(scrollDuration).toBe(300)
  })
})
