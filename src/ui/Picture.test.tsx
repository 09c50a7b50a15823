import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createCssCollector, CssCollectorProvider } from './dynamic-css.tsx'
import { Picture } from './Picture.tsx'

const picture = { url: '/img/alb_1/320x0.jpg', colours: ['#1b1464', '#5b3df5'], tiny: 'UklGRg==' }

const rendered = (eager: boolean) => {
  const collector = createCssCollector()
  const html = renderToStaticMarkup(
    <CssCollectorProvider value={collector}>
      <Picture picture={picture} shape="square" size="card" eager={eager} />
    </CssCollectorProvider>,
  )
  return { html, css: collector.css() }
}

describe('an image in the document', () => {
  it('is loading until it has arrived, and requests nothing while far away [IMG-01]', () => {
    const { html } = rendered(false)
    expect(html).toContain('data-state="loading"')
    expect(html).not.toContain('<img')
  })

  it('of the first screen is in the document in several widths, as WebP', () => {
    const { html } = rendered(true)
    expect(html).toContain('/img/alb_1/160x0.webp 160w')
    expect(html).not.toContain('.jpg')
  })

  it('has its colour, and on the first screen its blurred placeholder, as a class and never as a style', () => {
    const later = rendered(false)
    expect(later.css).toContain('--pic:#1b1464')
    expect(later.css).not.toContain('--tiny')
    const first = rendered(true)
    expect(first.css).toContain('--tiny:url("data:image/webp;base64,UklGRg==")')
    expect(first.html + later.html).not.toContain('style=')
  })
})
