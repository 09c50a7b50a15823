import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  type CssCollector,
  CssCollectorProvider,
  type Declarations,
  createCssCollector,
  useDynamicClass,
} from './dynamic-css.tsx'

const Box = ({ values }: { values: Declarations }) => <i className={useDynamicClass(values)} />
const render = (collector: CssCollector, ...all: Declarations[]) =>
  renderToStaticMarkup(
    <CssCollectorProvider value={collector}>
      {all.map((values, at) => (
        <Box key={at} values={values} />
      ))}
    </CssCollectorProvider>,
  )

describe('values known only while rendering', () => {
  it('become one rule per value, whoever uses it', () => {
    const collector = createCssCollector()
    const html = render(collector, { '--done': '40%' }, { '--done': '40%' }, { '--done': '41%' })
    const names = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(2)
    expect(collector.css()).toBe(`.${names[0]}{--done:40%}.${names[2]}{--done:41%}`)
  })

  it('cannot close their rule or the style element', () => {
    const collector = createCssCollector()
    render(collector, { '--pic': 'red}body{display:none}</style><script>' })
    expect(collector.css()).not.toMatch(/[<>]|}body/)
    expect(collector.css().match(/}/g)).toHaveLength(1)
  })

  it('of two simultaneous renders stay apart', () => {
    const [one, other] = [createCssCollector(), createCssCollector()]
    render(one, { '--pic': '#111111' })
    render(other, { '--pic': '#222222' })
    expect(one.css()).not.toContain('#222222')
    expect(other.css()).not.toContain('#111111')
  })
})
