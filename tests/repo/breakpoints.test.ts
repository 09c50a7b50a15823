import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tenantCss } from '../../server/tenants/tenant-css.ts'
import { below, breakpoints, from } from '../../src/lib/breakpoints.ts'

const root = new URL('../..', import.meta.url).pathname
const filesOf = (ending: RegExp) =>
  ['src', 'server', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file)),
  )

/** Widths that are no device breakpoint: here the content itself needs another layout. */
const inBetween: Record<number, string> = {
  380: 'a song with its heart and menu leaves no room for its length',
  400: 'a sentence and two actions no longer share a line',
  740: 'three plans have room beside each other, or two columns of what was found',
  820: 'a tablet held upright has room for two panes, or two columns of text',
}

/** A range of widths is written `<`, or from one query up to the other: its end is a fiftieth below. */
const conditions = /\((min|max)-width: ?([\d.]+)px\)/g
const otherForms = /@media[^{]*(?:width\s*[<>=]|[<>=]\s*width|(?:min|max)-width: ?[\d.]+(?:em|rem|vw))/
const sheets = filesOf(/\.css$/).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const queries = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(conditions)].map(([, side, width]) => ({
      file,
      width: side === 'min' ? Number(width) : Number((Number(width) + 0.02).toFixed(2)),
    })),
  ),
)

describe('the widths at which the interface changes', () => {
  it.each([
    ['CONST-01', 'sm', 600],
    ['CONST-02', 'md', 960],
    ['CONST-03', 'lg', 1280],
    ['CONST-04', 'xl', 1920],
    ['CONST-05', 'xxl', 2560],
  ] as const)('[%s] %s begins at %i px, and style sheets change something there', (_, name, width) => {
    expect(breakpoints[name]).toBe(width)
    expect(queries.map((query) => query.width)).toContain(width)
  })

  it('are those of the table and the few in between that are explained, in every style sheet [CONST-01, CONST-02, CONST-03, CONST-04, CONST-05]', () => {
    expect(queries.length).toBeGreaterThan(50)
    const known = new Set<number>([...Object.values(breakpoints), ...Object.keys(inBetween).map(Number)])
    expect(queries.filter(({ width }) => !known.has(width))).toEqual([])
    expect(sheets.filter(({ text }) => otherForms.test(text)).map(({ file }) => file)).toEqual([])
  })
  it('have no needless explanation', () => {
    const used = queries.map(({ width }) => width)
    expect(Object.keys(inBetween).filter((width) => !used.includes(Number(width)))).toEqual([])
  })
  it('are those of the table where code or a tenant decides by them', () => {
    const code = filesOf(/\.tsx?$/).map((file) => readFileSync(join(root, file), 'utf8'))
    const tokens = { both: {}, light: {}, dark: {}, broad: { '--pad': '1px' }, desktop: { '--pad': '2px' } }
    const text = [...code, tenantCss({ tokens }), from('md'), below('sm')].join('\n')
    const widths = [...text.matchAll(conditions)].map(([, side, width]) =>
      side === 'min' ? Number(width) : Number(width) + 0.02,
    )
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([600, 820, 960, 1280])
  })
})

describe('a mobile viewport', () => {
  const textOf = (name: string) => sheets.find(({ file }) => file.endsWith(`/${name}.module.css`))?.text ?? ''
  /** The rules that hold at a width, in their order. */
  const at = (text: string, width: number) => {
    const blocks = [...text.matchAll(/@media \(min-width: (\d+)px\) \{([\s\S]*?)\n\}/g)]
    const others = text.replace(/@media[^{]*\{[\s\S]*?\n\}/g, '')
    return (
      others +
      blocks
        .filter(([, least]) => width >= Number(least))
        .map(([, , rules]) => rules)
        .join('\n')
    )
  }
  const displayOf = (name: string, width: number) =>
    [
      ...at(textOf(name), width).matchAll(
        new RegExp(`\\.${name.toLowerCase()} \\{[^}]*?display: (\\w+)`, 'g'),
      ),
    ].at(-1)?.[1]

  it('is every width below lg: it has a tab bar, and a rail above [CONST-06]', () => {
    for (const width of [320, 600, 960, 1279]) {
      expect(displayOf('Tabs', width), String(width)).toBe('grid')
      expect(displayOf('Rail', width), String(width)).toBe('none')
    }
    expect([displayOf('Tabs', 1280), displayOf('Rail', 1280)]).toEqual(['none', 'block'])
  })
})

it('no scrolling uses the browser’s own duration [CONST-07]', () => {
  const own = /\bbehavior: 'smooth'|scroll-behavior: smooth/
  const files = filesOf(/\.(?:css|tsx?)$/).filter((file) => own.test(readFileSync(join(root, file), 'utf8')))
  expect(files).toEqual([])
})
