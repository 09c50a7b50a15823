import { describe, expect, it } from 'vitest'
import { safeAddress } from './safe-address.ts'

describe('an address in an external text', () => {
  it.each([
    ['/music/list', '/music/list'],
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['http://a.example', 'http://a.example'],
    ['HTTPS://A.example', 'HTTPS://A.example'],
    ['mailto:ines@a.example', 'mailto:ines@a.example'],
    ['tel:+49301234', 'tel:+49301234'],
    ['  /read\n', '/read'],
    ['ht\ntps://a.example', 'https://a.example'],
  ])('%j links to %j', (given, address) => {
    expect(safeAddress(given)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'https:a.example',
    'https:///a.example',
    'https:\\\\a.example',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    'relative',
    '#part',
    '?q=1',
    '',
    'mailto://a.example',
    '/with\u0007a-bell',
    `/${'x'.repeat(500)}`,
  ])('%j is refused', (given) => {
    expect(safeAddress(given)).toBeNull()
  })
})
