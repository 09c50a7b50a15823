import { describe, expect, it } from 'vitest'
import { watchFields } from './watch-fields.ts'

class Field extends EventTarget {
  name = 'email'
}
const lookedAt = (...events: string[]) => {
  const field = new Field()
  const looked: string[] = []
  const stop = watchFields(field, (name) => looked.push(name))
  for (const event of events) field.dispatchEvent(new Event(event))
  stop()
  field.dispatchEvent(new Event('blur'))
  return looked
}

describe('a form field is validated', () => {
  it('on blur', () => expect(lookedAt('blur')).toEqual(['email']))
  it('when its value is complete', () => expect(lookedAt('change')).toEqual(['email']))
  it('never while typing', () =>
    expect(lookedAt('input', 'beforeinput', 'keydown', 'keyup', 'focus')).toEqual([]))
})
