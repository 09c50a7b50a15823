import { describe, expect, it } from 'vitest'
import {
  type Rule,
  accepted,
  confirmed,
  email,
  faultOf,
  length,
  max,
  min,
  regex,
  required,
  requiredWith,
} from './validation.ts'

const passes = (rule: Rule, value: unknown, all = {}) => rule.passes(value, all)
const keyOf = (rule: Rule, value: unknown, all = {}) => faultOf([rule], value, all)?.key

describe('a consent', () => {
  it('is given by a ticked box alone, and the fault says to tick it', () => {
    expect(passes(accepted, true)).toBe(true)
    for (const value of [false, undefined, 'yes']) expect(passes(accepted, value)).toBe(false)
    expect(keyOf(accepted, false)).toBe('validate.accepted')
  })
})

describe('the form validator required', () => {
  it.each([
    ['an empty value [FORM-01]', ['', undefined, null]],
    ['false [FORM-02]', [false]],
    ['an empty array [FORM-03]', [[]]],
    ['whitespace only [FORM-04]', ['   ', '\t\n', '\u00a0']],
  ])('fails on %s', (_, values) => {
    expect(values.map((value) => passes(required, value))).toEqual(values.map(() => false))
  })
  it('passes on present values', () => {
    for (const value of ['a', ' a ', true, 0, ['x']]) expect(passes(required, value)).toBe(true)
  })
})

describe('a field that is required with another', () => {
  const rule = requiredWith('news')
  it('may be empty while the other is not ticked', () => {
    expect([false, undefined, ''].map((news) => passes(rule, [], { news }))).toEqual([true, true, true])
  })
  it('needs a value once the other is ticked', () => {
    expect([[], ['offers']].map((topics) => passes(rule, topics, { news: true }))).toEqual([false, true])
    expect(keyOf(rule, [], { news: true })).toBe('requiredField')
  })
})

describe('a form validator', () => {
  it('email distinguishes valid from invalid addresses [FORM-05]', () => {
    for (const right of ['lina@example.org', 'a.b+c@x-y.co.uk', 'لينا@مثال.شبكة', ' omar@example.org '])
      expect([right, passes(email, right)]).toEqual([right, true])
    for (const wrong of ['', 'lina', 'lina@', '@example.org', 'lina@example', 'a b@example.org', 'a@b@c.org'])
      expect([wrong, passes(email, wrong)]).toEqual([wrong, false])
  })
  it('length requires exactly so many characters [FORM-06]', () => {
    expect(['123', '1234', '12345', '🌙🌙🌙🌙'].map((value) => passes(length(4), value))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
  it('confirmed requires the value of the other field [FORM-07]', () => {
    const rule = confirmed('password')
    expect(passes(rule, 'moon', { password: 'moon' })).toBe(true)
    expect(passes(rule, 'moon', { password: 'Moon' })).toBe(false)
    expect(passes(rule, 'moon', {})).toBe(false)
  })
  it('max fails above its number of characters [FORM-08]', () => {
    expect(['abc', 'abcd'].map((value) => passes(max(3), value))).toEqual([true, false])
  })
  it('min fails below its number of characters [FORM-09]', () => {
    expect(['ab', 'abc'].map((value) => passes(min(3), value))).toEqual([false, true])
  })
  it('regex fails where its pattern does not match, time after time [FORM-10]', () => {
    const rule = regex(/^\d+$/g)
    expect(['12', '12', 'x1'].map((value) => passes(rule, value))).toEqual([true, true, false])
  })
})

describe('the message key of a failing validator', () => {
  it.each([
    ['required [FORM-11]', required, '', 'requiredField'],
    ['max [FORM-12]', max(1), 'ab', 'validate.max'],
    ['min [FORM-13]', min(2), 'a', 'validate.min'],
    ['email [FORM-14]', email, 'a', 'validate.email'],
    ['confirmed [FORM-15]', confirmed('other'), 'a', 'validate.confirmed'],
    ['length [FORM-16]', length(2), 'a', 'validate.length'],
    ['regex [FORM-17]', regex(/b/), 'a', 'validate.regex'],
  ] as const)('%s', (_, rule, value, key) => {
    expect(keyOf(rule, value)).toBe(key)
  })
  it('without one of its own is the general one', () => {
    expect(keyOf({ passes: () => false }, 'a')).toBe('validate.invalid')
  })
  it('is that of the first rule that is broken, with its number', () => {
    expect(faultOf([required, min(8)], '', {})).toEqual({ key: 'requiredField' })
    expect(faultOf([required, min(8)], 'short', {})).toEqual({ key: 'validate.min', count: 8 })
    expect(faultOf([required, min(8)], 'long enough', {})).toBeNull()
  })
})
