import { describe, expect, it } from 'vitest'
import { fillTemplate, nonceMark, originMark, pathMark, templateOf } from './template.ts'

describe('a cached document', () => {
  it('gets a fresh nonce and origin in each answer', () => {
    const cached = templateOf(
      `<script nonce="${nonceMark}"></script><a href="${originMark}/x">${nonceMark}</a>`,
    )
    expect(fillTemplate(cached, { nonce: 'one', origin: 'https://a.example', path: '/', style: null })).toBe(
      '<script nonce="one"></script><a href="https://a.example/x">one</a>',
    )
    expect(fillTemplate(cached, { nonce: 'two', origin: 'https://b.example', path: '/', style: null })).toBe(
      '<script nonce="two"></script><a href="https://b.example/x">two</a>',
    )
  })
  it('carries an unknown path escaped in its attribute', () => {
    const cached = templateOf(`<a href="/fr${pathMark}">`)
    expect(fillTemplate(cached, { nonce: '', origin: '', path: '/a&b"><b>', style: null })).toBe(
      '<a href="/fr/a&amp;b&quot;&gt;&lt;b&gt;">',
    )
  })
  it('leaves text alone that only looks like a placeholder', () => {
    const cached = templateOf('__NONCE__ nonce origin $& $1')
    expect(
      fillTemplate(cached, { nonce: 'secret', origin: 'https://a.example', path: '/', style: null }),
    ).toBe('__NONCE__ nonce origin $& $1')
  })
})
